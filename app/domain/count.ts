const steps = ['', 'k', 'm', 'b', 't'] as const

/**
 * Formats a count for a badge: in full below a thousand,
 * otherwise with one decimal and k, m, b or t.
 *
 *     999        → 999
 *     1000       → 1.0k
 *     999_999    → 1.0m   (rounding never shows 1000.0k)
 */
export function formatCount(count: number): string {
  let value = count
  let step = 0
  while (
    step < steps.length - 1 &&
    Math.abs(step === 0 ? value : Math.round(value * 10) / 10) >= 1000
  ) {
    value /= 1000
    step += 1
  }
  return step === 0 ? String(value) : `${value.toFixed(1)}${steps[step]}`
}

/**
 * Groups the digits of a count: "1,234". Avoids Intl, whose first use costs a phone about 100 ms.
 */
export function formatWholeCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** Returns the form of a noun that follows a count: "product" after 1, otherwise "products". */
export function pluralize(count: number, singular: string, plural = `${singular}s`): string {
  return count === 1 ? singular : plural
}

/** Formats a count with its noun: "1 product", "1,234 products". */
export function formatQuantity(count: number, singular: string, plural?: string): string {
  return `${formatWholeCount(count)} ${pluralize(count, singular, plural)}`
}
