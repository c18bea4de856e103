import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { RetailerConflictError } from './retailer-store.server.ts'
import { openRetailers, type Retailers } from './retailers.server.ts'

const log = { info: () => undefined, error: () => undefined }
const actor = 'ann@example.com'

let database: TestDatabase
let here: Retailers
let elsewhere: Retailers
beforeAll(async () => {
  database = await createTestDatabase()
  const options = { databaseUrl: database.url, pool: database.pool, log }
  here = await openRetailers(options)
  elsewhere = await openRetailers(options)
})
afterAll(async () => {
  await Promise.all([here.close(), elsewhere.close()])
  await database.drop()
})

function find(retailers: Retailers, key: string) {
  return retailers.all().find(each => each.key === key)
}

async function fetchAudit(subject: string) {
  const { rows } = await database.pool.query(
    'SELECT actor, before, after FROM audit_entry WHERE subject = $1 ORDER BY id',
    [subject],
  )
  return rows
}

describe('change', () => {
  it('AD1 AD4 reaches every server and is recorded', async () => {
    const patch = { hiddenOn: ['fashion8'], isFeatured: true }
    await here.change(actor, [{ key: 'brightwater', name: 'Brightwater', patch, version: 0 }])
    expect(here.viewOf('fashion8')?.isHidden('BRIGHTWATER.com')).toBe(true)
    await expect.poll(() => elsewhere.viewOf('fashion8')?.isHidden('Brightwater')).toBe(true)
    expect(elsewhere.viewOf('fashion9')?.isHidden('Brightwater')).toBe(false)
    expect(await fetchAudit('Brightwater')).toEqual([
      {
        actor,
        before: { hiddenOn: [], isFeatured: false },
        after: { hiddenOn: ['fashion8'], isFeatured: true },
      },
    ])
  })

  it('AD1 refuses to overwrite a change by another operator', async () => {
    const retailer = { key: 'corsomoda', name: 'Corso Moda', version: 0 }
    await here.change(actor, [{ ...retailer, patch: { link: 'https://corso.example/' } }])
    const late = elsewhere.change('ben@example.com', [{ ...retailer, patch: { ids: { c: '77' } } }])
    const error = await late.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(RetailerConflictError)
    expect((error as RetailerConflictError).current).toMatchObject({
      link: 'https://corso.example/',
      version: 1,
    })
    expect(find(here, 'corsomoda')).toHaveProperty('ids', {})
    expect(await fetchAudit('Corso Moda')).toHaveLength(1)
  })

  it('AD1 AD4 changes one id of a retailer, leaves the others and records only it', async () => {
    const change = (ids: Record<string, string | undefined>) =>
      here.change(actor, [{ key: 'harbour', name: 'Harbour', patch: { ids } }])
    await change({ c: '77', r: '8' })
    await change({ r: '9', s: undefined })
    await change({ c: undefined })
    await change({ r: '9' })
    expect(find(here, 'harbour')).toMatchObject({ ids: { r: '9' }, version: 3 })
    expect((await fetchAudit('Harbour')).map(({ before, after }) => [before, after])).toEqual([
      [
        { cid: null, rid: null },
        { cid: '77', rid: '8' },
      ],
      [{ rid: '8' }, { rid: '9' }],
      [{ cid: '77' }, { cid: null }],
    ])
  })

  it('AD1 changes all or none of several retailers', async () => {
    const patch = { isFeatured: true }
    const both = [
      { key: 'eleanors', name: 'Eleanor’s', patch },
      { key: 'corsomoda', name: 'Corso Moda', patch, version: 0 },
    ]
    await expect(here.change(actor, both)).rejects.toBeInstanceOf(RetailerConflictError)
    expect(find(here, 'eleanors')).toBeUndefined()
    expect(await fetchAudit('eleanors')).toEqual([])
  })

  it('AD1 remembers the names that a retailer had, each once and the latest last', async () => {
    const rename = (name: string) =>
      here.change(actor, [{ key: 'sparrow', name: 'Sparrow', patch: { name } }])
    for (const name of ['Finch', 'Wren', 'Finch', 'Lark']) await rename(name)
    expect(find(here, 'sparrow')).toMatchObject({
      name: 'Lark',
      formerNames: ['Sparrow', 'Wren', 'Finch'],
    })
    await here.change(actor, [{ key: 'sparrow', name: 'Sparrow', patch: { isFeatured: true } }])
    expect(find(here, 'sparrow')?.formerNames).toHaveLength(3)
  })

  it('AD4 neither counts nor records a change that leaves all values the same', async () => {
    const again = { key: 'brightwater', name: 'Brightwater', patch: { isFeatured: true } }
    await here.change(actor, [again])
    expect(find(here, 'brightwater')).toMatchObject({ version: 1 })
    expect(await fetchAudit('Brightwater')).toHaveLength(1)
  })
})

describe('saveLogo', () => {
  const retailer = { key: 'northquay', name: 'Northquay' }
  const script = '<script>alert(1)</script>'

  it.each([
    ['an SVG with a script', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, 'type'],
    ['a text', 'not an image', 'type'],
    ['a PNG that breaks off', `\x89PNG\r\n\x1a\n${script}`, 'broken'],
    ['20 MB', `\x89PNG\r\n${'x'.repeat(20 * 1024 * 1024)}`, 'size'],
  ])('AD1 rejects %s', async (_, content, fault) => {
    const file = Buffer.from(content, 'latin1')
    expect(await here.drawLogo(file)).toBe(fault)
    expect(await here.saveLogo(actor, retailer, file)).toBe(fault)
    expect(find(here, 'northquay')).toBeUndefined()
  })

  it('AD1 resizes a logo to fit its box and serves it by its tag', async () => {
    const input = sharp({ create: { width: 900, height: 300, channels: 4, background: '#a330' } })
    const file = await input
      .png()
      .withExif({ IFD0: { Copyright: script } })
      .toBuffer()
    expect(await here.saveLogo(actor, retailer, file)).toBeUndefined()
    const logo = await here.findLogo(find(here, 'northquay')?.logoTag ?? '')
    const { format, width, height, exif } = await sharp(logo).metadata()
    expect({ format, width, height, exif }).toEqual({
      ...{ format: 'webp', width: 288, height: 96, exif: undefined },
    })
    expect(await here.findLogo('another')).toBeUndefined()
  })
})
