import { describe, expect, it } from 'vitest'
import { listLimits, planMachines } from './plan-machines.ts'

const million = { products: 1e6, requestsPerSecond: 100 }

describe('machines for a catalogue and its traffic', () => {
  it('keeps the index in each server up to the first limit, and not beyond', () => {
    const [first] = listLimits()
    if (!first) throw new Error('no limit')
    const below = planMachines({ ...million, products: first.breaksAt - 1 })
    const above = planMachines({ ...million, products: first.breaksAt })
    expect([below.engine, below.searchMachines]).toEqual(['in each server', 0])
    expect([above.engine, above.searchMachines]).toEqual(['OpenSearch', 3])
  })

  it('plans a second server and a second database however small the shop is', () => {
    const plan = planMachines({ products: 1_000, requestsPerSecond: 1 })
    expect(plan).toMatchObject({ appMachines: 2, searchMachines: 0, databaseMachines: 2 })
  })

  it('adds machines where a shop grows: visits to the servers, products to search and database', () => {
    const plan = planMachines(million)
    const busy = planMachines({ ...million, requestsPerSecond: 10_000 })
    expect(busy.appMachines).toBeGreaterThan(plan.appMachines)
    expect(busy.databaseMachines).toBe(plan.databaseMachines)
    const large = planMachines({ ...million, products: 1e9 })
    expect(large.searchMachines).toBeGreaterThan(3)
    expect(large.databaseMachines).toBeGreaterThan(plan.databaseMachines)
    expect(large.dollarsPerMonth).toBeGreaterThan(plan.dollarsPerMonth)
  })

  it('names what breaks in order', () => {
    const sizes = listLimits().map(({ breaksAt }) => breaksAt)
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  })
})
