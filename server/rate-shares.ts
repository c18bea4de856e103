/**
 * How the rate an upstream allows is shared between those that ask it and do not know of each other's calls: the thread that
 * reads it whole, pages that ask for single products behind a visitor, and other services that ask through us.
 */
export const rateShares = { reading: 0.7, answering: 0.2, passedOn: 0.1 }

/** The same settings with the rate of a share. */
export function toShare<Settings extends { ratePerMinute: number }>(
  settings: Settings,
  whose: keyof typeof rateShares,
): Settings {
  return { ...settings, ratePerMinute: Math.max(1, Math.floor(settings.ratePerMinute * rateShares[whose])) }
}
