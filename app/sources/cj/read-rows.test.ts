import { describe, expect, it } from 'vitest'
import { type RowsAnswer, readRows } from './read-rows.ts'

const row = (id: string) => ({ id, adId: '14' })
const ids = ['a', 'b', 'c']

/** Returns these answers in turn, then repeats the last one. */
function answer(...answers: Partial<RowsAnswer>[]) {
  const requested: (readonly string[])[] = []
  const fetchRows = async (skus: readonly string[]): Promise<RowsAnswer> => {
    requested.push(skus)
    return { rows: [], errors: [], ...(answers[requested.length - 1] ?? answers.at(-1)) }
  }
  return { fetchRows, requested }
}

describe('readRows', () => {
  it('sends one request when everything arrives, in any order and with repeats', async () => {
    const { fetchRows, requested } = answer({ rows: [row('c'), row('a'), row('b'), row('a')] })
    const { rows, failures } = await readRows(ids, fetchRows)
    expect(Object.fromEntries(rows)).toEqual({
      a: [row('a'), row('a')],
      b: [row('b')],
      c: [row('c')],
    })
    expect(failures.size).toBe(0)
    expect(requested).toEqual([ids])
  })

  it('requests missing rows again while that makes progress', async () => {
    const { fetchRows, requested } = answer(
      { rows: [row('b')] },
      { rows: [row('a'), row('b')] },
      { rows: [] },
    )
    const { rows, failures } = await readRows(ids, fetchRows)
    expect([...rows.keys()]).toEqual(['b', 'a'])
    expect(requested).toEqual([ids, ['a', 'c'], ['c']])
    // The row was deleted after its id was read, which is not a failure.
    expect(failures.size).toBe(0)
  })

  it('ignores rows it did not request', async () => {
    const { rows } = await readRows(
      ids,
      answer({ rows: [row('z'), null, 'text', row('a'), row('b'), row('c')] }).fetchRows,
    )
    expect([...rows.keys()]).toEqual(ids)
  })

  it('PR2 repeats the request for a row that came with an error', async () => {
    const spoiled = {
      rows: ids.map(row),
      errors: [{ message: 'late', path: ['shoppingProducts', 'resultList', 1, 'linkCode'] }],
    }
    const healed = answer(spoiled, { rows: [row('b')] })
    expect((await readRows(ids, healed.fetchRows)).rows.size).toBe(3)
    expect(healed.requested).toEqual([ids, ['b']])

    const lasting = {
      rows: [row('b')],
      errors: [{ message: 'late', path: ['shoppingProducts', 'resultList', 0] }],
    }
    const { rows, failures } = await readRows(ids, answer(spoiled, lasting).fetchRows)
    expect([...rows.keys()]).toEqual(['a', 'c'])
    expect([...failures]).toEqual([['b', 'late']])
  })

  it('PR2 treats null rows as failed, not as deleted', async () => {
    const { fetchRows } = answer({
      rows: [row('a'), null, row('c')],
      errors: [{ message: 'late', path: ['resultList', 1] }],
    })
    expect([...(await readRows(ids, fetchRows)).failures]).toEqual([['b', 'late']])
  })

  it('PR2 treats missing rows as failed, not as deleted, if there was an error', async () => {
    const { fetchRows } = answer({
      rows: [row('a')],
      errors: [{ message: 'shard 3 is down', path: ['shoppingProducts'] }],
    })
    const { failures } = await readRows(ids, fetchRows)
    expect(Object.fromEntries(failures)).toEqual({ b: 'shard 3 is down', c: 'shard 3 is down' })
  })
})
