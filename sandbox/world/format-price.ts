/**
 * Formats cents without `.00` and with a comma for
 * thousands: 19800 → $198 · 3990 → $39.90 · 307000 → $3,070
 */
export function formatPrice(cents: number): string {
  return `$${(cents % 100 === 0 ? whole : exact).format(cents / 100)}`
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
