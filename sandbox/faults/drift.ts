/**
 * What an upstream's next version might look like when nobody announces it: keys renamed, numbers wrapped. What is not
 * understood stays as it is.
 *
 *     {"price": 198}                → {"price": {"amount": 198}}
 *     {"price": {"amount": "198"}}  → {"price": {"value": 198}}
 *     {"retailer": {…}}             → {"merchant": {…}}
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
      return value
    })
  } catch {
    return text
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
