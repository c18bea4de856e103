const blocks = new Set(['p', 'ul', 'ol', 'dl', 'h3', 'h4', 'h5', 'h6', 'blockquote'])
/**
 * A block never closes a paragraph outside the
 * innermost of these elements around the block.
 */
const containers = new Set(['li', 'dd', 'blockquote'])

/**
 * Balances the sanitizer's HTML, which has no attributes. A block closes the
 * paragraph around it, as in browsers. Unmatched closing tags are dropped,
 * and text beyond `maxTextLength` is cut at a word boundary, with an ellipsis.
 *
 *     <p>a<ul><li>b</li></ul></p>  → <p>a</p><ul><li>b</li></ul>
 *     <p><p>a</p></p>              → <p>a</p>
 */
export function tidyHtml(html: string, maxTextLength: number): string {
  const open: string[] = []
  let tidy = ''
  let room = maxTextLength

  const closeUpTo = (tag: string) => {
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      tidy += `</${last}>`
      if (last === tag) return
    }
  }

  for (const token of html.split(/(<[^>]*>)/)) {
    const [, slash, tag] = /^<(\/?)(\w+)/.exec(token) ?? []
    if (tag === undefined) {
      if (token.length > room) {
        tidy += cutText(token, room)
        break
      }
      tidy += token
      room -= token.length
    } else if (tag === 'br') {
      tidy += '<br>'
    } else if (slash === '/') {
      if (open.includes(tag)) closeUpTo(tag)
    } else {
      if (blocks.has(tag) && isInParagraph(open)) closeUpTo('p')
      open.push(tag)
      tidy += `<${tag}>`
    }
  }
  for (const tag of open.toReversed()) tidy += `</${tag}>`
  return dropEmpty(tidy)
}

/** Cuts escaped text at a word boundary, never inside an entity. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength).replace(/&[^;\s]*$/, '')
  const lastSpace = cut.search(/\s\S*$/)
  // If the last 40 characters contain no space, the text is cut within a word.
  const shortened =
    cut.length - lastSpace < 40 ? cut.slice(0, Math.max(0, lastSpace)).trimEnd() : cut
  return `${shortened.replace(/[\ud800-\udbff]$/, '')}…`
}

function isInParagraph(open: readonly string[]): boolean {
  const paragraph = open.lastIndexOf('p')
  return paragraph > open.findLastIndex(tag => containers.has(tag))
}

/**
 * Removes empty elements (nested ones too) and line breaks at
 * either end, and shortens longer runs of line breaks to two.
 */
function dropEmpty(html: string): string {
  let tidy = html.replace(/(?:<br>\s*){3,}/g, '<br><br>')
  for (let round = 0, before = ''; round < 4 && tidy !== before; round += 1) {
    before = tidy
    tidy = before.replace(/<(?!br>)(\w+)>(?:\s|<br>){0,8}<\/\1>/g, '')
  }
  return tidy.replace(/^(?:\s|<br>)+/, '').replace(/(?:\s|<br>){1,8}$/, '')
}
