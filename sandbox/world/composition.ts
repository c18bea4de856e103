/** Materials and their composition lines, worded as retailers write them. */
const labels: readonly [material: RegExp, lines: readonly string[]][] = [
  [/cashmere/i, ['100% cashmere', '70% wool, 30% cashmere']],
  [
    /merino|wool|boucl/i,
    ['80% wool, 20% polyamide', '100% virgin wool', '55% wool, 45% polyester'],
  ],
  [/linen/i, ['100% linen', '55% linen, 45% cotton']],
  [/silk/i, ['100% silk', 'Shell: 100% silk; lining: 100% viscose']],
  [/nylon/i, ['Shell: 100% recycled nylon; lining: 100% polyester', 'Nylon 88%, Spandex 12%']],
  [/vegan|faux leather/i, ['100% polyurethane', 'Material: faux leather']],
  [/leather|nappa|lambskin/i, ['Material: leather', 'Upper: leather; lining: polyester']],
  [/suede/i, ['Material: suede']],
  [/denim/i, ['99% cotton, 1% elastane', '100% cotton']],
  [/cotton|poplin|flannel|percale/i, ['100% organic cotton', '95% cotton, 5% elastane']],
  [/viscose|modal/i, ['100% viscose', '95% viscose, 5% elastane']],
  [/jersey|ponte|rib/i, ['65% rayon, 30% nylon, 5% spandex', '95% cotton, 5% elastane']],
  [
    /crepe|satin|chiffon|georgette|tulle|mesh|lace/i,
    ['100% polyester', '97% polyester, 3% elastane'],
  ],
]

/**
 * Returns the line that `roll`, a number from 0 to 1, selects. About
 * half of all products state no materials, as in real catalogs.
 */
export function getCompositionLine(material: string, roll: number): string {
  if (roll >= 0.53) return ''
  const lines = labels.find(([pattern]) => pattern.test(material))?.[1] ?? []
  return lines[Math.floor((roll / 0.53) * lines.length)] ?? ''
}
