/**
 * Formats the lowest and the highest of several prices, without cents if both have none; once if
 * they are equal.
 *
 *     $141.50, $184.00    $141.50–$184.00
 *     $90.00, $184.00     $90–$184
 *     $90.00, $90.00      $90
 */
export function formatPriceSpan(lowest: string, highest: string): string {
  const both = [lowest, highest]
  const isWhole = both.every(price => price.endsWith('.00'))
  const [low, high] = isWhole ? both.map(price => price.slice(0, -3)) : both
  return low === high ? `${low}` : `${low}–${high}`
}
