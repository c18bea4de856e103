import { setTimeout as pause } from 'node:timers/promises'

/**
 * Lists must stay the same for this long, because they may stop changing
 * for a few seconds between sync batches and before offers are grouped.
 */
const stillSeconds = 12

/** Resolves when a server's lists have stopped changing after its first sync. */
export async function waitForCatalogue(address: string): Promise<void> {
  let last = ''
  let still = 0
  for (let tries = 0; tries < 180; tries++) {
    const html = await (await fetch(`${address}/products`)).text()
    const total = /Page 1 of \d+ \(\d+ of (\d+)\)/.exec(html)?.[1] ?? '0'
    still = total !== '0' && total === last ? still + 1 : 0
    if (still >= stillSeconds) return
    last = total
    await pause(1000)
  }
  throw new Error('The catalogue did not fill; see the log of the server above.')
}
