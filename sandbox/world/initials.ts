/**
 * Returns the prefix of a retailer's or brand's stock numbers:
 * Northquay → NU, Marlow & Fennick → MF. Non-Latin letters are skipped.
 */
export function toInitials(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .split(' ')
    .filter(Boolean)
  const [first = 'XX', second] = words
  const last = second?.charAt(0) ?? (first.charAt(5) || first.charAt(1))
  return `${first.charAt(0)}${last}`.padEnd(2, 'X').toUpperCase()
}
