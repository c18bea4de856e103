const blocks = new Set(['p', 'ul', 'ol', 'dl', 'h3', 'h4', 'h5', 'h6', 'blockquote'])
/** A paragraph further out than one of these is not the paragraph a block would break. */
const containers = new Set(['li', 'dd', 'blockquote'])

/**
 * Balanced HTML from the attribute-free kind the sanitiser writes: a block ends the paragraph it stands in, as in every
 * browser, nothing closes what is not open, and beyond `maxTextLength` the text ends at a word with an ellipsis.
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

/** Escaped text cut at a word, never inside an entity. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength).replace(/&[^;\s]*$/, '')
  const lastSpace = cut.search(/\s\S*$/)
  // A "word" longer than this is none.
  const kept = cut.length - lastSpace < 40 ? cut.slice(0, Math.max(0, lastSpace)).trimEnd() : cut
  return `${kept.replace(/[\ud800-\udbff]$/, '')}…`
}

function isInParagraph(open: readonly string[]): boolean {
  const paragraph = open.lastIndexOf('p')
  return paragraph > open.findLastIndex(tag => containers.has(tag))
}

/** Elements around nothing, and those around only such; breaks at the ends and beyond two. */
function dropEmpty(html: string): string {
  let tidy = html.replace(/(?:<br>\s*){3,}/g, '<br><br>')
  for (let round = 0, before = ''; round < 4 && tidy !== before; round += 1) {
    before = tidy
    tidy = before.replace(/<(?!br>)(\w+)>(?:\s|<br>){0,8}<\/\1>/g, '')
  }
  return tidy.replace(/^(?:\s|<br>)+/, '').replace(/(?:\s|<br>){1,8}$/, '')
}
