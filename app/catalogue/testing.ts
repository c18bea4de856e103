import { vi } from 'vitest'
import type { Catalogue } from './catalogue.ts'

/**
 * Waits as long as a busy machine may need until a catalogue answers. Its products
 * are counted before that, so their number is no sign of it.
 */
export async function waitUntilReady(catalogue: Pick<Catalogue, 'state'>): Promise<void> {
  await vi.waitUntil(() => catalogue.state().isReady, { timeout: 60_000 })
}
