/** Escapes Markdown and HTML, and joins lines. */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&')
}

/**
 * Formats a link with escaped text; `url` is one of ours, so only its parentheses need escaping.
 */
export function toMarkdownLink(text: string, url: string): string {
  return `[${escapeMarkdown(text)}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`
}
