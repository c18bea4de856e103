const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"' }))

/**
 * Extracts the text of sanitized HTML, cut after a
 * whole word, for places that show only plain text.
 *
 *     <p>A <b>midi</b>.</p><p>Silk &amp; wool</p>  → A midi. Silk & wool
 */
export function toPlainText(html: string, maxLength: number): string {
  const text = html
    .replace(/<[^>]*>/g, tag =>
      /^<\/?[bius]\b|^<\/?(?:em|strong|small|su[bp])\b/.test(tag) ? '' : ' ',
    )
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities.get(name) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  return cutText(text, maxLength)
}

/** Cuts plain text after a whole word. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s.,;:]+$/, '')} …`
}
