import { describe, expect, it } from 'vitest'
import { type RowsAnswer, readRows } from './read-rows.ts'

const row = (id: string) => ({ id, adId: '14' })
const ids = ['a', 'b', 'c']

/** Gives these answers one after the other, the last one for ever. */
function answer(...answers: Partial<RowsAnswer>[]) {
  const asked: (readonly string[])[] = []
  const fetchRows = async (wanted: readonly string[]): Promise<RowsAnswer> => {
    asked.push(wanted)
    return { rows: [], errors: [], ...(answers[asked.length - 1] ?? answers.at(-1)) }
  }
  return { fetchRows, asked }
}

describe('readRows', () => {
  it('asks once where everything comes, in whatever order and however often', async () => {
    const { fetchRows, asked } = answer({ rows: [row('c'), row('a'), row('b'), row('a')] })
    const { rows, failures } = await readRows(ids, fetchRows)
    expect(Object.fromEntries(rows)).toEqual({ a: [row('a'), row('a')], b: [row('b')], c: [row('c')] })
    expect(failures.size).toBe(0)
    expect(asked).toEqual([ids])
  })

  it('asks for the rest as long as that brings something', async () => {
    const { fetchRows, asked } = answer({ rows: [row('b')] }, { rows: [row('a'), row('b')] }, { rows: [] })
    const { rows, failures } = await readRows(ids, fetchRows)
    expect([...rows.keys()]).toEqual(['b', 'a'])
    expect(asked).toEqual([ids, ['a', 'c'], ['c']])
    // Gone since its id was read, which is no failure.
    expect(failures.size).toBe(0)
  })

  it('takes no row it did not ask for', async () => {
    const { rows } = await readRows(
      ids,
      answer({ rows: [row('z'), null, 'text', row('a'), row('b'), row('c')] }).fetchRows,
    )
    expect([...rows.keys()]).toEqual(ids)
  })

  it('PR2 takes no row that an error spoiled, and asks for it again', async () => {
    const spoiled = {
      rows: ids.map(row),
      errors: [{ message: 'late', path: ['shoppingProducts', 'resultList', 1, 'linkCode'] }],
    }
    const healed = answer(spoiled, { rows: [row('b')] })
    expect((await readRows(ids, healed.fetchRows)).rows.size).toBe(3)
    expect(healed.asked).toEqual([ids, ['b']])

    const lasting = {
      rows: [row('b')],
      errors: [{ message: 'late', path: ['shoppingProducts', 'resultList', 0] }],
    }
    const { rows, failures } = await readRows(ids, answer(spoiled, lasting).fetchRows)
    expect([...rows.keys()]).toEqual(['a', 'c'])
    expect([...failures]).toEqual([['b', 'late']])
  })

  it('PR2 takes rows that came as null for failed, not for gone', async () => {
    const { fetchRows } = answer({
      rows: [row('a'), null, row('c')],
      errors: [{ message: 'late', path: ['resultList', 1] }],
    })
    expect([...(await readRows(ids, fetchRows)).failures]).toEqual([['b', 'late']])
  })

  it('PR2 takes rows missing beside an error for failed, not for gone', async () => {
    const { fetchRows } = answer({
      rows: [row('a')],
      errors: [{ message: 'shard 3 is down', path: ['shoppingProducts'] }],
    })
    const { failures } = await readRows(ids, fetchRows)
    expect(Object.fromEntries(failures)).toEqual({ b: 'shard 3 is down', c: 'shard 3 is down' })
  })
})
