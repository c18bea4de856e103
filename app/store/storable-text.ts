/**
 * The maximum length of an id. Longer ids do not fit into
 * a PostgreSQL index entry, and no source uses them.
 */
const maxIdLength = 400

/**
 * Matches characters that PostgreSQL rejects in text and
 * jsonb, as escaped in JSON: NUL and unpaired surrogates.
 */
const unstorable = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i

/** Returns the reason why a product cannot be stored under this id; undefined if it can. */
export function findIdTrouble(id: string): string | undefined {
  if (id === '') return 'id: is empty'
  if (id.length > maxIdLength) return `id: longer than ${maxIdLength} characters`
  return id.includes('\0') || !id.isWellFormed()
    ? 'id: has characters that cannot be stored'
    : undefined
}

/**
 * Returns true if a value, serialized as JSON, can be stored
 * unchanged. Nearly every value can be stored unchanged.
 */
export function isStorable(json: string): boolean {
  return !unstorable.test(json)
}

/** Returns the value with every string made storable. */
export function toStorable<T>(value: T): T
export function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value)
  if (Array.isArray(value)) return value.map(item => toStorable(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [toStorableText(key), toStorable(item)]),
  )
}

export function toStorableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
