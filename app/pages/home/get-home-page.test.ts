import { expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { createEditorial } from '#app/content/create-editorial.ts'
import { getPaging } from '#app/domain/paging.ts'
import { emptyFacets } from '#app/domain/testing/empty-facets.ts'
import { installFakeClock } from '#app/domain/testing/fake-clock.ts'
import { emptyListQuery } from '#app/domain/urls/list-query.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { getHomePage } from './get-home-page.server.ts'

const pass = installFakeClock()
const second = 1_000
const minute = 60 * second

/** Counts how often a page is built; each build asks for the whole catalogue once. */
function createVisits() {
  const state = { builds: 0, isDown: false }
  const list: Catalogue['list'] = async query => {
    if (state.isDown) throw new Error('The index is down.')
    if (query === emptyListQuery) state.builds += 1
    const facets = { ...emptyFacets(), categories: [] }
    return { products: [], paging: getPaging(1, 0), facets, retailerCount: 0 }
  }
  const catalogue = {
    list,
    findPriceSteps: async () => new Map(),
    directory: async () => ({ brands: [], retailers: [] }),
    findMany: async () => [],
  } as unknown as Catalogue
  const [site = expect.unreachable()] = storefronts.filter(({ home }) => home.scope.length > 0)
  const content = createEditorial([], new Set())
  return { state, visit: () => getHomePage({ catalogue, content, site }) }
}

it('RT1 rebuilds a page only some seconds after a visit, once for all visits', async () => {
  const { state, visit } = createVisits()
  await visit()
  expect(state.builds).toBe(1)
  await pass(minute - second)
  await visit()
  await pass(minute)
  expect(state.builds).toBe(1)
  await visit()
  await visit()
  await pass(7 * second)
  expect(state.builds).toBe(1)
  await pass(second)
  expect(state.builds).toBe(2)
  await visit()
  await pass(minute)
  expect(state.builds).toBe(2)
})

it('RT1 rebuilds a page that nobody visited for ten minutes before it is shown', async () => {
  const { state, visit } = createVisits()
  await visit()
  await pass(10 * minute - second)
  await visit()
  expect(state.builds).toBe(1)
  await pass(minute)
  expect(state.builds).toBe(2)
  await pass(10 * minute + second)
  expect(state.builds).toBe(2)
  await visit()
  expect(state.builds).toBe(3)
})

it('RT1 says what failed if there is no page before', async () => {
  const { state, visit } = createVisits()
  state.isDown = true
  await expect(visit()).rejects.toThrow('The index is down.')
  state.isDown = false
  await visit()
  expect(state.builds).toBe(1)
})

it('RT1 shows the page before while the index is down', async () => {
  const { state, visit } = createVisits()
  const page = await visit()
  state.isDown = true
  await pass(2 * minute)
  await visit()
  await pass(minute)
  expect(await visit()).toEqual(page)
  await pass(60 * minute)
  expect(await visit()).toEqual(page)
  state.isDown = false
  await visit()
  await pass(minute)
  expect(state.builds).toBe(2)
})
