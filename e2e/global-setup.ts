import { setTimeout as pause } from 'node:timers/promises'
import { port } from './address.ts'

/** Between two steps of a reading, and before offers of one product become one card, a list may stand still for seconds. */
const stillSeconds = 12

/** The server answers while its first reading goes on; journeys begin when the lists have stopped changing. */
export default async function waitForCatalogue(): Promise<void> {
  let last = ''
  let still = 0
  for (let tries = 0; tries < 180; tries++) {
    const html = await (await fetch(`http://localhost:${port}/products`)).text()
    const total = /Page 1 of \d+ \(\d+ of (\d+)\)/.exec(html)?.[1] ?? '0'
    still = total !== '0' && total === last ? still + 1 : 0
    if (still >= stillSeconds) return
    last = total
    await pause(1000)
  }
  throw new Error('The catalogue did not fill: see what the server said above.')
}
