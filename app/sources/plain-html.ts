/**
 * Inline elements first, then elements that a paragraph cannot contain. The parser handles all
 * others.
 */
const inline = new Set('b strong i em u s small sub sup span'.split(' '))
const blocks = new Set('p div ul ol li h3 h4 h5 h6'.split(' '))
/** Characters that cannot be markup; `<`, `>` and `&` stay entities. */
const characters: Readonly<Record<string, string>> = {
  ...{
    amp: '&amp;',
    lt: '&lt;',
    gt: '&gt;',
    quot: '"',
    '#39': "'",
    nbsp: '\u00a0',
    bull: '•',
    middot: '·',
  },
  ...{
    rsquo: '’',
    lsquo: '‘',
    ldquo: '“',
    rdquo: '”',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    eacute: 'é',
  },
}
const maxDepth = 8

/** Text, an entity, or a tag without attributes other than a class. */
const token = /([^<>&]+)|&(#?[a-z\d]{2,6});|<(\/?)([a-z][a-z\d]*)(?: class="[\w -]*")?( ?\/)?>/giy

/**
 * Fast path of the sanitizer for plain descriptions: well-formed, no attribute but a class, only
 * elements that are allowed or dropped. Undefined for all others. The parser costs as much as the
 * rest of normalization; this costs a tenth of that.
 *
 *     <div class="copy">A <B>midi</B> &amp; more</div>  → <p>A <b>midi</b> &amp; more</p>
 *     <p>one<p>two · <a href=…>Shop</a> · a < b         → undefined
 */
export function findPlainHtml(html: string): string | undefined {
  const open: string[] = []
  let plain = ''
  token.lastIndex = 0
  while (token.lastIndex < html.length) {
    const found = token.exec(html)
    if (found === null) return undefined
    const [, text, entity, slash, name = '', selfClosing] = found
    if (text !== undefined) {
      plain += text
    } else if (entity !== undefined) {
      const character = Object.hasOwn(characters, entity) ? characters[entity] : undefined
      if (character === undefined) return undefined
      plain += character
    } else {
      const tag = name.toLowerCase()
      if (tag === 'br' && slash === '') plain += '<br>'
      else if (selfClosing !== undefined) return undefined
      else if (slash === '/') {
        if (open.pop() !== tag) return undefined
        plain += tag === 'span' ? '' : `</${toKept(tag)}>`
      } else {
        if (open.length >= maxDepth || !isAllowedIn(tag, open)) return undefined
        open.push(tag)
        plain += tag === 'span' ? '' : `<${toKept(tag)}>`
      }
    }
  }
  return open.length === 0 ? plain : undefined
}

/** True where a parser would not have to close another element first. */
function isAllowedIn(tag: string, open: readonly string[]): boolean {
  if (inline.has(tag)) return true
  if (!blocks.has(tag) || open.includes('p')) return false
  const isInList = open.at(-1) === 'ul' || open.at(-1) === 'ol'
  return (tag === 'li') === isInList
}

function toKept(tag: string): string {
  return tag === 'div' ? 'p' : tag
}
