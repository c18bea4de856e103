import { setTimeout as pause } from 'node:timers/promises'
import { port } from './address.ts'

/** The server answers while its first reading goes on; journeys begin when the lists have stopped growing. */
export default async function waitForCatalogue(): Promise<void> {
  let last = ''
  for (let tries = 0; tries < 120; tries++) {
    const html = await (await fetch(`http://localhost:${port}/products`)).text()
    const total = /Page 1 of \d+ \(\d+ of (\d+)\)/.exec(html)?.[1] ?? '0'
    if (total !== '0' && total === last) return
    last = total
    await pause(1000)
  }
  throw new Error('The catalogue did not fill: see what the server said above.')
}
