import { describe, expect, it } from 'vitest'
import type { ReadStep } from '#app/sources/connector.ts'
import { readAhead } from './read-ahead.ts'
import { makeProducts } from './testing.ts'

/** Steps of so many products each, all there at once; then the error, if there is one. */
async function* readSteps(sizes: number[], error?: Error): AsyncGenerator<ReadStep> {
  for (const [index, size] of sizes.entries()) {
    const cursor = String(index + 1)
    yield { products: makeProducts(size), rejected: [{ reason: cursor, record: {} }], cursor, unreached: 1 }
  }
  if (error) throw error
}

/** What is handed out, each part after the reading had the time to go as far ahead as it may. */
async function readSlowly(sizes: number[], error?: Error): Promise<string[]> {
  const steps = readAhead(() => readSteps(sizes, error))
  const parts: string[] = []
  for (;;) {
    const next = await steps.next()
    if ('error' in next) return [...parts, String(next.error)]
    if ('isDone' in next) return parts
    const { products, rejected, cursor, unreached } = next.step
    parts.push(`${products.length} to ${cursor}, ${rejected.length} rejected, ${unreached} unreached`)
    await new Promise(setImmediate)
  }
}

describe('readAhead', () => {
  it('hands out the first step alone, and then at once what came meanwhile', async () => {
    expect(await readSlowly([2, 3, 4])).toEqual([
      '2 to 1, 1 rejected, 1 unreached',
      '7 to 3, 2 rejected, 2 unreached',
    ])
  })

  it('joins no more than are stored at once, and takes nothing apart', async () => {
    const parts = await readSlowly([1, 200, 200, 200, 900, 1])
    expect(parts.map(part => part.split(',')[0])).toEqual([
      '1 to 1',
      '400 to 3',
      '200 to 4',
      '900 to 5',
      '1 to 6',
    ])
  })

  it('tells an error behind the steps before it, and every time it is asked', async () => {
    const broken = new Error('the source hung up')
    expect(await readSlowly([1, 1, 1], broken)).toHaveLength(3)
    const steps = readAhead(() => readSteps([], broken))
    expect([await steps.next(), await steps.next()]).toEqual([{ error: broken }, { error: broken }])
  })

  it('reads no further than it may be ahead', async () => {
    let read = 0
    const steps = readAhead(async function* () {
      for await (const step of readSteps(Array.from({ length: 100 }, () => 100))) {
        read += 1
        yield step
      }
    })
    await steps.next()
    await new Promise(setImmediate)
    expect(read).toBeLessThan(10)
    steps.stop()
  })
})
