/**
 * What an upstream's next version might look like when nobody announces it: keys renamed, numbers wrapped. JSON that is not
 * understood stays as it is.
 *
 *     {"price": 198}     → {"price": {"amount": 198}}
 *     {"retailer": {…}}  → {"merchant": {…}}
 */
export function drift(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), (key, value: unknown) => {
      if (key === 'price' && typeof value === 'number') return { amount: value }
      if (isRecord(value) && 'retailer' in value) {
        const { retailer, ...rest } = value
        return { ...rest, merchant: retailer }
      }
      return value
    })
  } catch {
    return json
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
