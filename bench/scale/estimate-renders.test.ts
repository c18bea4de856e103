import { describe, expect, it } from 'vitest'
import { estimateRenders } from './estimate-renders.ts'

const visits = { requestsPerSecond: 100, pages: 1, skew: 0.9, freshSeconds: 2 }

describe('pages that must be rendered beside a cache', () => {
  it('renders a popular page once in each period in which its copy is fresh', () => {
    expect(estimateRenders({ ...visits, requestsPerSecond: 10_000 })).toBeCloseTo(0.5, 3)
  })

  it('renders every request without a cache', () => {
    expect(estimateRenders({ ...visits, pages: 50_000, freshSeconds: 0 })).toBeCloseTo(100, 6)
  })

  it('renders almost every request when pages are many and visits few', () => {
    const renders = estimateRenders({ ...visits, requestsPerSecond: 1, pages: 1e9 })
    expect(renders).toBeGreaterThan(0.95)
    expect(renders).toBeLessThan(1)
  })

  it('agrees with the sum over every single page', () => {
    const pages = 20_000
    const shares = Array.from({ length: pages }, (_, at) => (at + 1) ** -0.9)
    const all = shares.reduce((sum, share) => sum + share, 0)
    const summed = shares
      .map(share => (100 * share) / all)
      .reduce((sum, rate) => sum + rate / (1 + rate * 2), 0)
    const estimated = estimateRenders({ ...visits, pages })
    expect(Math.abs(estimated / summed - 1)).toBeLessThan(0.002)
  })
})
