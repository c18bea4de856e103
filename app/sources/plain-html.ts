/**
 * The elements handled here: inline elements, and block elements, which
 * a paragraph cannot contain. All other elements are left to the parser.
 */
const inline = new Set('b strong i em u s small sub sup span'.split(' '))
const blocks = new Set('p div ul ol li h3 h4 h5 h6'.split(' '))
/**
 * The entities to decode, none of which can become
 * markup. Entities for `<`, `>` and `&` are not decoded.
 */
const characters = new Map(
  Object.entries({
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
  }),
)
const maxDepth = 8

/** Matches text, an entity, or a tag with no attribute except a class. */
const token = /([^<>&]+)|&(#?[a-z\d]{2,6});|<(\/?)([a-z][a-z\d]*)(?: class="[\w -]*")?( ?\/)?>/giy

/**
 * Sanitizes plain descriptions quickly: those that are well-formed and have
 * no attribute except a class, and only elements that are allowed or
 * dropped. Returns undefined for all other descriptions. The parser takes as
 * long as the rest of normalization; this function takes a tenth of that.
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
      const character = characters.get(entity)
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

/** Returns true if the tag may appear here without an HTML parser closing another element first. */
function isAllowedIn(tag: string, open: readonly string[]): boolean {
  if (inline.has(tag)) return true
  if (!blocks.has(tag) || open.includes('p')) return false
  const isInList = open.at(-1) === 'ul' || open.at(-1) === 'ol'
  return (tag === 'li') === isInList
}

function toKept(tag: string): string {
  return tag === 'div' ? 'p' : tag
}
