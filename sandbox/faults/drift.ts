/**
 * Simulates an unannounced new version of an upstream's format, in which keys are
 * renamed and numbers wrapped in objects. Text that cannot be parsed is left unchanged.
 *
 *     {"price": 198}                → {"price": {"amount": 198}}
 *     {"price": {"amount": "198"}}  → {"price": {"value": 198}}
 *     {"retailer": {…}}             → {"merchant": {…}}
 *     {"sale_amount": 62.3}         → {"saleTotal": 62.3}
 *     <linkid>1</linkid>            → <link_id>1</link_id>
 */
export function drift(text: string): string {
  if (text.trimStart().startsWith('<')) return text.replaceAll('linkid>', 'link_id>')
  try {
    return JSON.stringify(JSON.parse(text), (key, value: unknown) => {
      if (key === 'price' && typeof value === 'number') return { amount: value }
      if (key === 'price' && isRecord(value) && typeof value.amount === 'string')
        return { value: Number(value.amount) }
      if (isRecord(value) && 'retailer' in value) {
        const { retailer, ...rest } = value
        return { ...rest, merchant: retailer }
      }
      const amount = isRecord(value) ? amountKeys.find(name => name in value) : undefined
      if (isRecord(value) && amount !== undefined) {
        const { [amount]: saleTotal, ...rest } = value
        return { ...rest, saleTotal }
      }
      return value
    })
  } catch {
    return text
  }
}

/** The three networks' names for the amount of a sale. */
const amountKeys = ['saleAmountUsd', 'sale_amount', 'order_amount']

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
