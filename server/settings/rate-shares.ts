/**
 * Without coordination, three callers share the rate that an upstream allows: the thread
 * that syncs the whole source, pages that look up single products, and the backend API.
 */
export const rateShares = { reading: 0.7, answering: 0.2, passedOn: 0.1 }

/**
 * Returns the settings with the rate reduced to one caller's share, divided by the
 * number of processes that each have such a caller.
 */
export function toShare<Settings extends { ratePerMinute: number }>(
  settings: Settings,
  caller: keyof typeof rateShares,
  processes = 1,
): Settings {
  const share = (settings.ratePerMinute * rateShares[caller]) / processes
  return { ...settings, ratePerMinute: Math.max(1, Math.floor(share)) }
}
