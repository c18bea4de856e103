/**
 * Removes a row's color and size from its title, so that the title names the product.
 *
 *     Northquay Harbour Stripe Shirt - Navy - S      → Northquay Harbour Stripe Shirt
 *     Harbour Stripe Shirt, Navy/White, Size S       → Harbour Stripe Shirt
 *     Harbour Stripe Shirt (Navy, S)                 → Harbour Stripe Shirt
 *     Harbour Stripe Shirt in Navy                   → Harbour Stripe Shirt
 *     Hemd Hafen - Farbe: Blau, Gr. 38               → Hemd Hafen
 *     Navy Stripe Shirt                              → unchanged: the color is part of the name
 */
export function stripVariant(title: string, labels: Iterable<string>): string {
  const known = [...labels].flatMap(label => label.trim().toLowerCase() || [])
  let name = title
  for (
    let shorter = stripLast(name, known);
    shorter !== undefined;
    shorter = stripLast(name, known)
  )
    name = shorter
  return name
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

function stripLast(name: string, labels: readonly string[]): string | undefined {
  const [, before, inside] = /^(.*\S)\s*[([]([^()[\]]{1,120})[)\]]$/.exec(name) ?? []
  if (before !== undefined && inside !== undefined) {
    // No separator precedes the first label inside parentheses.
    return stripVariant(`, ${inside}`, labels) === '' ? before : undefined
  }
  for (const label of labels) {
    if (!name.toLowerCase().endsWith(label)) continue
    const rest = name.slice(0, name.length - label.length)
    const stripped = rest.replace(separator, '')
    if (stripped !== rest) return stripped
  }
  return undefined
}
