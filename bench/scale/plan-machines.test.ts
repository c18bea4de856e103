import { describe, expect, it } from 'vitest'
import { coresPerMachine, costs, memoryPerMachine } from './costs.ts'
import { listLimits, planMachines } from './plan-machines.ts'

const million = { products: 1e6, requestsPerSecond: 100 }

describe('machines for a catalogue and its traffic', () => {
  it('keeps the index in each server while it fills no more than half of its memory', () => {
    const most = memoryPerMachine / 2 / costs.indexBytes.value
    const below = planMachines({ ...million, products: most - 1 })
    const above = planMachines({ ...million, products: most + 1 })
    expect([below.engine, below.searchMachines]).toEqual(['in each server', 0])
    expect(above.engine).toBe('OpenSearch')
    expect(above.searchMachines).toBeGreaterThanOrEqual(3)
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

  it('lets OpenSearch count every list, not only searches', () => {
    const [products, requestsPerSecond] = [1e8, 1_000]
    const ms = costs.engineMs.value + products * costs.engineSearchMs.value
    const cores = (requestsPerSecond * costs.searchShare.value * ms) / 1_000 / costs.busy.value
    const { searchMachines } = planMachines({ products, requestsPerSecond })
    expect(searchMachines).toBeGreaterThan(Math.ceil(cores / coresPerMachine))
  })

  it('names what breaks in order', () => {
    const sizes = listLimits().map(({ breaksAt }) => breaksAt)
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  })
})
