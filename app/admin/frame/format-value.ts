/** Formats a setting's value for operators: yes, no, none, or a comma-separated list. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'none'
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(formatValue).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
