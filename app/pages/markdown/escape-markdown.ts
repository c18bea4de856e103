/** Escapes Markdown and HTML, and joins lines. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&')
}

/** A link whose text is escaped; `url` is one of ours and needs no escaping beyond parentheses. */
export function toMarkdownLink(text: string, url: string): string {
  return `[${escapeMarkdown(text)}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`
}
