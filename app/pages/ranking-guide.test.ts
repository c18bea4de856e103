import { expect, it } from 'vitest'
import { sorts } from '#app/domain/urls/list-query.ts'
import { getRankingGuide } from './ranking-guide.ts'

const guide = getRankingGuide()

it('SE3 explains every sort order', () => {
  expect(guide.orders.map(({ sort }) => sort)).toEqual(sorts)
  for (const { criteria } of guide.orders) expect(criteria.length).toBeGreaterThan(0)
})

it('SE3 shows the weights of the search index relative to the highest', () => {
  expect(guide.fields[0]?.percent).toBe(100)
  expect(guide.fields.map(({ place }) => place)).toHaveLength(7)
  const percents = guide.fields.map(({ percent }) => percent)
  expect(percents).toEqual(percents.toSorted((a, b) => b - a))
  expect(percents.every(percent => percent > 0)).toBe(true)
})
