/**
 * Formats the lowest and the highest of several prices, without cents that are zero; once if they
 * are equal.
 *
 *     $141.50, $184.00    $141.50–$184
 *     $90.00, $90.00      $90
 */
export function formatPriceSpan(lowest: string, highest: string): string {
  const [low, high] = [lowest, highest].map(price => price.replace(/\.00$/, ''))
  return low === high ? `${low}` : `${low}–${high}`
}
