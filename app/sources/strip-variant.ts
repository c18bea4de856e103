/**
 * Removes a row's color and size from its title, so that the title names the product.
 *
 *     Northquay Harbour Stripe Shirt - Navy - S      → Northquay Harbour Stripe Shirt
 *     Harbour Stripe Shirt, Navy/White, Size S       → Harbour Stripe Shirt
 *     Harbour Stripe Shirt (Navy, S)                 → Harbour Stripe Shirt
 *     Harbour Stripe Shirt in Navy                   → Harbour Stripe Shirt
 *     Hemd Hafen - Farbe: Blau, Gr. 38               → Hemd Hafen
 *     Harbour Stripe Shirt Navy S                    → Harbour Stripe Shirt
 *     Navy Stripe Shirt                              → unchanged: the color is part of the name
 *     Harbour Stripe Shirt Navy                      → unchanged: the color may be part of the name
 */
export function stripVariant(title: string, { colors, sizes }: VariantLabels): string {
  const [ofColors, ofSizes] = [toKnown(colors), toKnown(sizes)]
  const known = [...ofColors, ...ofSizes]
  const strip = (name: string) => stripPair(name, ofColors, ofSizes) ?? stripLast(name, known)
  const stripAll = (given: string) => {
    let name = given
    for (let shorter = strip(name); shorter !== undefined; shorter = strip(name)) name = shorter
    return name
  }
  for (let name = title; ; ) {
    const shorter = stripAll(name)
    const [, before = '', inside] = /^(.*\S)\s*[([]([^()[\]]{1,120})[)\]]$/.exec(shorter) ?? []
    // No separator precedes the first label inside parentheses.
    if (inside === undefined || stripAll(`x, ${inside}`) !== 'x') return shorter
    name = before
  }
}

/** What a product's rows call its colors and sizes. */
export interface VariantLabels {
  colors: Iterable<string>
  sizes: Iterable<string>
}

function toKnown(labels: Iterable<string>): string[] {
  return [...labels].flatMap(label => label.trim().toLowerCase() || [])
}

/** Labels that precede a size or color in a name, in the languages of most feeds. */
const unmistakable = [
  'gr(?:ö|oe)(?:ß|ss)e|taille|talla|taglia|maat|tamanho|storlek|størrelse|rozmiar|koko|velikost|méret|beden',
  'farbe|couleur|colore|kleur|färg|farve|farge|kolor|väri|barva|renk',
].join('|')
const names = `${unmistakable}|size|sz|gr|t|tg|stl|str|colou?r|cor|szín`
/** A grande taille is a plus size, which is part of the name. */
const plain = '(?<!\\b(?:grande?s?|gro(?:ß|ss)e|duża|grote|stora))'
const separator = new RegExp(
  [
    `(?:\\s+[-–—|/]\\s*|\\s*[,|]\\s*|\\s+(?:in|en|i|w|em)\\s+|${plain}\\s+(?=(?:${names})[.:]))(?:(?:${names})(?:[.:]\\s*|\\s+))?$`,
    `${plain}\\s+(?:${unmistakable})\\s+$`,
  ].join('|'),
  'i',
)

/** Precedes the last of a color and a size without a separator: Red M, Rouge Taille 38. */
const blank = new RegExp(`${plain}\\s+(?:(?:${names})(?:[.:]\\s*|\\s+))?$`, 'i')
/** Dark Red is not the color Red. */
const tone = /\b(?:dark|light|pale|deep|bright|hot|off|dusty|burnt)$/i

/** Removes a color and a size that end the name, which confirm each other even without a separator. */
function stripPair(
  name: string,
  colors: readonly string[],
  sizes: readonly string[],
): string | undefined {
  const orders = [
    [sizes, colors],
    [colors, sizes],
  ] as const
  for (const [ofLast, others] of orders)
    for (const last of ofLast) {
      const before = cutEnd(name, last)
      for (const other of before === undefined ? [] : others) {
        const rest = cutEnd(before ?? '', other)
        if (rest !== undefined && !tone.test(rest)) return rest
      }
    }
  return undefined
}

function cutEnd(name: string, label: string): string | undefined {
  if (!name.toLowerCase().endsWith(label)) return undefined
  const rest = name.slice(0, name.length - label.length)
  const separated = rest.replace(separator, '')
  const cut = separated === rest ? rest.replace(blank, '') : separated
  return cut === rest || cut === '' ? undefined : cut
}

function stripLast(name: string, labels: readonly string[]): string | undefined {
  for (const label of labels) {
    if (!name.toLowerCase().endsWith(label)) continue
    const rest = name.slice(0, name.length - label.length)
    const stripped = rest.replace(separator, '')
    if (stripped !== rest) return stripped
  }
  return undefined
}
