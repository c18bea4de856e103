import { describe, expect, it } from 'vitest'
import type { ReadStep } from '#app/sources/connector.ts'
import { makeProducts } from '#app/store/testing.ts'
import { readAhead } from './read-ahead.ts'
import { toRowStep } from './row-step.ts'
import { noMappings } from './testing/no-mappings.ts'

const prepare = (step: ReadStep) => toRowStep(step, fingerprint => fingerprint, noMappings)

/** Yields steps of the given sizes without delay, then throws the error if there is one. */
async function* readSteps(sizes: number[], error?: Error): AsyncGenerator<ReadStep> {
  for (const [index, size] of sizes.entries()) {
    const cursor = String(index + 1)
    yield {
      products: makeProducts(size),
      rejected: [{ reason: 'wrong shape', detail: cursor, record: {} }],
      cursor,
      unreached: 1,
    }
  }
  if (error) throw error
}

/**
 * Returns the batches, taking each one only after the
 * reader has had time to get as far ahead as allowed.
 */
async function readSlowly(sizes: number[], error?: Error): Promise<string[]> {
  const steps = readAhead(() => readSteps(sizes, error), prepare)
  const parts: string[] = []
  for (;;) {
    const next = await steps.next()
    if ('error' in next) return [...parts, String(next.error)]
    if ('isDone' in next) return parts
    const { rows, rejected, cursor, unreached } = next.step
    parts.push(`${rows.length} to ${cursor}, ${rejected.length} rejected, ${unreached} unreached`)
    await new Promise(setImmediate)
  }
}

describe('readAhead', () => {
  it('returns the first step on its own, then everything that arrived in the meantime', async () => {
    expect(await readSlowly([2, 3, 4])).toEqual([
      '2 to 1, 1 rejected, 1 unreached',
      '7 to 3, 2 rejected, 2 unreached',
    ])
  })

  it('joins steps up to the batch size, and never splits one', async () => {
    const parts = await readSlowly([1, 200, 200, 200, 900, 1])
    expect(parts.map(part => part.split(',')[0])).toEqual([
      '1 to 1',
      '400 to 3',
      '200 to 4',
      '900 to 5',
      '1 to 6',
    ])
  })

  it('reports an error only after the steps before it, and again on every further call', async () => {
    const broken = new Error('the source hung up')
    expect(await readSlowly([1, 1, 1], broken)).toHaveLength(3)
    const steps = readAhead(() => readSteps([], broken), prepare)
    expect([await steps.next(), await steps.next()]).toEqual([{ error: broken }, { error: broken }])
  })

  it('reports an error from preparing a step only after the steps before it', async () => {
    const broken = new Error('no row can be made of it')
    const steps = readAhead(
      () => readSteps([1, 2, 3]),
      step => {
        if (step.products.length === 2) throw broken
        return prepare(step)
      },
    )
    expect(await steps.next()).toMatchObject({ step: { cursor: '1' } })
    expect([await steps.next(), await steps.next()]).toEqual([{ error: broken }, { error: broken }])
  })

  it('prepares only one batch while a step is being stored', async () => {
    const prepared: string[] = []
    const sizes = Array.from({ length: 100 }, () => 100)
    const steps = readAhead(
      () => readSteps(sizes),
      step => {
        prepared.push(step.cursor)
        return prepare(step)
      },
    )
    await steps.next()
    await new Promise(setImmediate)
    expect(prepared).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(await steps.next()).toMatchObject({ step: { cursor: '6' } })
    await new Promise(setImmediate)
    expect(prepared).toHaveLength(11)
    steps.stop()
  })

  it('reads no further once it is stopped', async () => {
    const prepared: string[] = []
    const steps = readAhead(
      () => readSteps([1, 1, 1, 1]),
      step => {
        prepared.push(step.cursor)
        return prepare(step)
      },
    )
    await steps.next()
    const { length } = prepared
    steps.stop()
    await new Promise(setImmediate)
    expect(prepared.length - length).toBeLessThan(2)
  })
})
