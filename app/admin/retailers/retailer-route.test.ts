import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import type { RetailerPatch } from '#app/overrides/retailers/retailer-settings.ts'
import { openRetailers, type Retailers } from '#app/overrides/retailers/retailers.server.ts'
import { createOperatorContext, quietLog as log, origin } from '../testing.ts'
import type { RetailerResult } from './retailer-form.ts'
import * as route from './retailer-route.tsx'

const products = [
  { value: 'Corso Moda', label: 'Corso Moda', count: 3 },
  { value: 'Corso Uomo', label: 'Corso Uomo', count: 2_445 },
  { value: 'Brightwater', label: 'Brightwater', count: 7 },
]

let database: TestDatabase
let retailers: Retailers
beforeAll(async () => {
  database = await createTestDatabase()
  retailers = await openRetailers({ databaseUrl: database.url, pool: database.pool, log })
})
beforeEach(async () => {
  // TRUNCATE would not notify the settings in memory.
  await database.pool.query('DELETE FROM retailer_settings')
  await database.pool.query('DELETE FROM retailer_logo')
  await expect.poll(() => retailers.all()).toEqual([])
})
afterAll(async () => {
  await retailers.close()
  await database.drop()
})

/**
 * Sends a form to the retailer's page; returns the
 * status with either the data or the redirect target.
 */
async function send(fields: Record<string, string | Blob>, shown: readonly string[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const id of shown) form.append('shown', id)
  const directory = async () => ({ brands: [], retailers: products })
  const catalogue = { directory } as unknown as Catalogue
  const context = createOperatorContext({ pool: database.pool, catalogue, retailers })
  const request = new Request(`${origin}/admin/retailers/corsomoda`, {
    ...{ method: 'POST', headers: { Origin: origin }, body: form },
  })
  const params = { retailer: 'corsomoda' }
  const answer = await route.action({ context, params, request } as never)
  return answer instanceof Response
    ? { status: answer.status }
    : { status: answer.init?.status, data: answer.data as RetailerResult }
}

async function countLogos(): Promise<number> {
  const { rows } = await database.pool.query('SELECT count(*)::int AS logos FROM retailer_logo')
  return rows[0].logos
}

/** Returns the form fields that confirm the change the page previews. */
function confirm(data: RetailerResult | undefined) {
  if (!data || !('confirmation' in data)) throw new Error('The change is not previewed')
  return { ...Object.fromEntries(data.confirmation.fields), confirmed: '1' }
}

const picture = { width: 90, height: 30, channels: 3, background: '#a33' } as const
const upload = async () =>
  new File([new Uint8Array(await sharp({ create: picture }).png().toBuffer())], 'logo.png')

describe('a retailer’s logo', () => {
  it('AD1 is previewed, and stored only once the operator confirms it', async () => {
    const { status, data } = await send({ intent: 'logo', version: '0', logo: await upload() })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      confirmation: {
        title: 'Change the logo',
        preview: { fields: [{ label: 'logo', before: 'none', after: 'new' }] },
        picture: expect.stringMatching(/^data:image\/webp;base64,/),
      },
    })
    expect([await countLogos(), retailers.all()]).toEqual([0, []])
    expect(await send(confirm(data))).toEqual({ status: 302 })
    expect(await countLogos()).toBe(1)

    const removal = await send({ intent: 'remove-logo', version: '1' })
    expect(removal.data).toMatchObject({
      confirmation: { preview: { fields: [{ before: 'current', after: 'none' }] } },
    })
    expect(retailers.all()[0]).toHaveProperty('logoTag')
    expect(await send(confirm(removal.data))).toEqual({ status: 302 })
    expect(retailers.all()[0]).not.toHaveProperty('logoTag')
  })

  it('AD1 does not overwrite another operator’s change', async () => {
    const { data } = await send({ intent: 'logo', version: '0', logo: await upload() })
    const patch = { link: 'https://corso.example' }
    await retailers.change('ben@example.com', [{ key: 'corsomoda', name: 'Corso Moda', patch }])
    expect(await send(confirm(data))).toMatchObject({
      ...{ status: 409, data: { conflict: expect.stringContaining('Nothing was saved') } },
    })
    expect(await countLogos()).toBe(0)
  })

  it.each([
    ['no file', new Blob([]), 'Choose a picture'],
    ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'SVG files can contain'],
    ['20 MB', new Blob(['\xff\xd8\xff', 'x'.repeat(20 * 1024 * 1024)]), 'over 10 MB'],
  ])('AD1 cannot be %s', async (_, file, reason) => {
    expect(await send({ intent: 'logo', version: '0', logo: file })).toMatchObject({
      ...{ status: 400, data: { logoError: expect.stringContaining(reason) } },
    })
  })

  it('AD1 is checked again when it is confirmed', async () => {
    const script = Buffer.from('<svg><script>1</script></svg>').toString('base64')
    const fields = { intent: 'logo', version: '0', confirmed: '1', picture: script }
    expect(await send(fields)).toMatchObject({
      ...{ status: 400, data: { logoError: expect.stringContaining('SVG files') } },
    })
    expect(await countLogos()).toBe(0)
  })
})

describe('a retailer’s name', () => {
  const shown = ['fashion8', 'fashion9', 'mongollist']
  const rename = (name: string, fields: Record<string, string> = {}) =>
    send({ version: '0', confirmed: '1', name, ...fields }, shown)
  const change = (key: string, name: string, patch: RetailerPatch) =>
    retailers.change('ann', [{ key, name, patch }])

  it.each(['Corso Uomo', 'corso-uomo', 'CORSO UOMO US'])(
    'AD1 cannot be another retailer’s: %s',
    async name => {
      expect(await rename(name)).toMatchObject({
        ...{
          status: 400,
          data: { errors: { name: expect.stringContaining('Corso Uomo already') } },
        },
      })
      const { rows } = await database.pool.query('SELECT key FROM retailer_settings')
      expect(rows).toEqual([])
    },
  )

  it('AD1 cannot be the chosen name of another retailer, nor the name of its part', async () => {
    await change('corsouomo', 'Corso Uomo', { name: 'Uomo', alsoKeys: ['brightwater'] })
    for (const name of ['Uomo', 'Corso Uomo', 'Brightwater'])
      expect([name, (await rename(name)).status]).toEqual([name, 400])
    expect(await rename('Moda')).toEqual({ status: 302 })
  })

  it('AD1 may be that of a name merged into it, until that name is split off', async () => {
    await change('corsomoda', 'Corso Moda', { alsoKeys: ['corsouomo'] })
    expect(await rename('Corso Uomo', { version: '1' })).toEqual({ status: 302 })
    const split = { intent: 'split', split: 'corsouomo', version: '2', confirmed: '1' }
    expect(await send(split)).toMatchObject({
      ...{ status: 409, data: { conflict: expect.stringContaining('Rename Corso Uomo first') } },
    })
    expect(retailers.all()[0]?.alsoKeys).toEqual(['corsouomo'])
  })

  it('AD1 is previewed with the pages that move', async () => {
    const { data } = await send({ version: '0', name: 'Moda' }, shown)
    expect(data).toMatchObject({
      preview: { moved: [{ from: '/retailers/corso-moda', to: '/retailers/moda' }] },
    })
  })
})
