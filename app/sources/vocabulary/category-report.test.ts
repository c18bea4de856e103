import { describe, expect, it } from 'vitest'
import { createCategoryReport } from './category-report.ts'

describe('createCategoryReport', () => {
  it('PR5 counts what could not be placed, the most frequent first', () => {
    const report = createCategoryReport()
    report.add({ paths: [['Gifts', 'Cards']], title: 'Card one' })
    report.add({ googleId: 632, paths: [['Hardware', 'Tools']], title: 'Hammer' })
    report.add({ paths: [['Gifts', 'Cards']], title: 'Card two' })
    report.add({ title: 'Merino Sweater', gender: 'unisex' })
    expect(report.total()).toBe(4)
    expect(report.list()).toEqual([
      { clues: 'Gifts > Cards', count: 2 },
      { clues: '632 · Hardware > Tools', count: 1 },
      { clues: 'unisex · "Merino Sweater"', count: 1 },
    ])
    expect(report.list(1)).toHaveLength(1)
  })

  it('PR5 stays small however much comes, and goes on counting what it knows', () => {
    const report = createCategoryReport()
    for (let at = 0; at < 5000; at += 1) report.add({ title: `${at} ${'x'.repeat(5000)}` })
    report.add({ title: `0 ${'x'.repeat(5000)}` })
    expect(report.total()).toBe(5001)
    const list = report.list(Number.POSITIVE_INFINITY)
    expect(list).toHaveLength(1000)
    expect(list[0]?.count).toBe(2)
    expect(Math.max(...list.map(({ clues }) => clues.length))).toBeLessThanOrEqual(200)
  })
})
