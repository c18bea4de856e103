import { describe, expect, it } from 'vitest'
import { scramble } from '../../sort-keys.ts'
import { createBestPostings } from './best-postings.ts'
import { gone } from './documents.ts'

const many = 8_193
const most = 2_048
const added = most / 4
const rank = (number: number) => number % 3

/** Creates the postings of a term in documents of the numbers 1 to `count`, in the given order. */
function create(
  count: number,
  impactOf: (number: number) => number,
  order = Array.from({ length: count }, (_, at) => at + 1),
) {
  const numbers = new Uint32Array(count * 3).fill(gone)
  let ranked = 0
  const countingRank = (number: number) => {
    ranked += 1
    return rank(number)
  }
  const list: number[] = []
  const documents = new Map<number, number>()
  const put = (number: number) => {
    const before = documents.get(number)
    if (before !== undefined) numbers[before] = gone
    documents.set(number, list.length)
    numbers[list.length] = number
    list.push(list.length * 256 + impactOf(number))
  }
  order.forEach(put)
  const best = createBestPostings(
    { get: () => Uint32Array.from(list) },
    {
      numbers,
      find: number => documents.get(number),
      get total() {
        return list.length
      },
      get live() {
        return numbers.reduce((count, number) => count + Number(number !== gone), 0)
      },
    },
  )
  return {
    put,
    drop(number: number) {
      numbers[numbers.indexOf(number)] = gone
    },
    /** Returns the numbers of the best live products, and the number of postings. */
    find() {
      const found = best.get(0, countingRank)
      expect(found).toEqual(found.toSorted())
      const live = Array.from(found, posting => numbers[posting >>> 8] ?? gone)
      return { length: found.length, live: live.filter(number => number !== gone) }
    },
    best,
    /** Returns how many products were ranked so far. */
    countRanked: () => ranked,
  }
}

/** Returns the products that are the best by definition. */
function sort(numbers: readonly number[], impactOf: (number: number) => number): number[] {
  return numbers
    .toSorted((a, b) => impactOf(b) - impactOf(a) || rank(a) - rank(b) || scramble(a) - scramble(b))
    .slice(0, most)
}

const byNumber = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

describe('the best postings', () => {
  it('LS2 are all postings of a short list', () => {
    expect(create(many - 1, () => 9).find().length).toBe(many - 1)
    expect(create(many, () => 9).find().length).toBe(most)
  })

  it.each([
    ['few have the greatest impact', (number: number) => (number % 100 === 0 ? 200 : 9)],
    ['all have the same impact', () => 9],
    ['every impact is different', (number: number) => 1 + (number % 255)],
    ['all have the greatest impact', () => 255],
  ])('LS2 have the greatest impact, then the best rank, then the smallest hash: %s', (_, of) => {
    expect(byNumber(create(many, of).find().live)).toEqual(byNumber(sort(upTo(many), of)))
  })

  it('SE3 do not depend on the order in which products were added', () => {
    const reversed = create(many, () => 9, upTo(many).toReversed())
    expect(byNumber(reversed.find().live)).toEqual(byNumber(create(many, () => 9).find().live))
  })

  it('LS2 follow changes', () => {
    const list = create(many, () => 9)
    const { live } = list.find()
    list.put(1)
    list.put(live[0] ?? 0)
    expect(list.find().live.slice(-2)).toEqual([1, live[0]])
    expect(list.find().length).toBe(most + 2)
  })

  it.each([
    ['added', added],
    ['dropped', added],
  ])('LS2 are chosen again once more than %s: %i', (what, count) => {
    const list = create(many, () => 9)
    const { live } = list.find()
    const others = upTo(many).filter(number => !live.includes(number))
    const change = (at: number) =>
      what === 'added' ? list.put(others[at] ?? 0) : list.drop(live[at] ?? 0)
    for (let at = 0; at < count; at += 1) change(at)
    expect(list.find().length).toBe(what === 'added' ? most + count : most)
    change(count)
    const again = list.find()
    expect([again.length, again.live.length]).toEqual([most, most])
  })

  it.each([
    ['few have the greatest impact', (number: number) => (number % 100 === 0 ? 200 : 9)],
    ['all have the same impact', () => 9],
    ['every impact is different', (number: number) => 1 + (number % 255)],
  ])('LS2 gain the best of those that are added, and lose no others: %s', (_, of) => {
    const list = create(many, of)
    list.find()
    const count = 3 * added
    for (let at = 1; at <= count; at += 1) {
      list.put(many + at)
      if (at % (added + 1) === 0) list.find()
    }
    const { live } = list.find()
    const all = sort(upTo(many + count), of)
    expect(all.filter(number => !live.includes(number))).toEqual([])
  })

  it('LS2 are chosen from the whole list again only if too many of the best were replaced', () => {
    const list = create(many, () => 9)
    const { live } = list.find()
    const [first = 0, ...others] = live
    const before = list.countRanked()
    for (let at = 0; at <= added; at += 1) list.put(first)
    expect(list.find().live).toContain(first)
    expect(list.countRanked() - before).toBeLessThan(most)
    for (const number of others.slice(0, added + 1)) list.drop(number)
    list.find()
    expect(list.countRanked() - before).toBeGreaterThan(many - most)
  })

  it('LS2 are at most twice as many, however many better ones are added', () => {
    const list = create(many, number => (number > many ? 200 : 9))
    list.find()
    for (let at = 1; at <= 2 * most + 2 * added; at += 1) {
      list.put(many + at)
      if (at % added === 0) expect(list.find().length).toBeLessThanOrEqual(2 * most + added)
    }
    expect(list.find().live.every(number => number > many)).toBe(true)
  })

  it.each([
    [most, 2 * most],
    [most + 1, most],
  ])(
    'LS2 are chosen again once there are more than twice as many: %i better ones',
    (count, length) => {
      const list = create(many, number => (number > many ? 200 : 9))
      list.find()
      for (let at = 1; at <= count; at += 1) {
        list.put(many + at)
        if (at === most / 2) list.find()
      }
      expect(list.find().length).toBe(length)
    },
  )

  it('LS2 are prepared for every long list, one at a time', () => {
    const { best } = create(many, () => 9)
    expect([...best.prepare(3, rank)]).toHaveLength(3)
    expect(best.byteLength).toBe(3 * most * 4)
    expect([...create(many - 1, () => 9).best.prepare(3, rank)]).toHaveLength(0)
  })

  it('LS2 are forgotten when documents get other numbers', () => {
    const list = create(many, () => 9)
    list.find()
    expect(list.best.byteLength).toBe(most * 4)
    list.best.clear()
    expect(list.best.byteLength).toBe(0)
  })
})
