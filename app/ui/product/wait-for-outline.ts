/** The minimum time for which a skeleton is shown; one that vanished sooner would flicker. */
const minOutlineMs = 200

/** Resolves when the skeleton of a product has been shown long enough. */
export function waitForOutline(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, minOutlineMs))
}
