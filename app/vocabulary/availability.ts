import { toWords } from './to-words.ts'

/**
 * Returns true if the product can be bought; undefined if the text does not say.
 *
 *     in stock, IN_STOCK, in-stock, Y, yes, 1, limited availability, https://schema.org/InStock   true
 *     preorder, backorder                                        true: it can be ordered
 *     out of stock, sold out, discontinued, N, no, 0, -2         false
 *     12                                                         true: a quantity
 */
export function parseAvailability(
  raw: string | number | boolean | null | undefined,
): boolean | undefined {
  if (typeof raw === 'boolean') return raw
  const text = String(raw ?? '').trim()
  if (/^[-+]?\d+(?:\.\d+)?$/.test(text)) return Number(text) > 0
  const words = toWords(text).join('')
  // These are checked first, because "not in stock" contains "in stock".
  if (absent.test(words)) return false
  return present.test(words) ? true : undefined
}

const absent =
  /^(?:n|no|false|none|nein|non)$|outofstock|soldout|notavailable|notinstock|nostock|unavailable|discontinued|nolonger|ausverkauft|nichtlieferbar|epuise|agotado|esaurito/
const present =
  /^(?:y|yes|true|ja|oui|si|available|forsale)$|instock|onhand|inventory|preorder|backorder|limitedavailability|onlineonly|instoreonly|availableforder|availablefororder|availablenow|lieferbar|enstock|disponib/
