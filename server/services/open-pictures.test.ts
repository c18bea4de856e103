import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#app/database/testing.ts'
import { getPictureTag } from '#app/domain/picture.ts'
import type { Product } from '#app/domain/product.ts'
import { createTestFolder } from '#app/pictures/testing.ts'
import { createStyleConnector } from '#app/sources/style/connector.server.ts'
import { createStore } from '#app/store/store.server.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { parseSettings } from '../settings/settings.ts'
import { createUnlimitedSandbox } from '../testing/unlimited-sandbox.ts'
import { noContent } from '../testing.ts'
import { openPictures } from './open-pictures.ts'

let sandbox: Sandbox
let database: TestDatabase
let folder: Awaited<ReturnType<typeof createTestFolder>>
let product: Product
let variables: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await createTestFolder()
  const created = await createUnlimitedSandbox({ products: 50, images: true, today: '2026-03-01' })
  sandbox = created.sandbox
  variables = created.settings
  const { style } = parseSettings(variables).sources
  if (!style) throw new Error('The sandbox has a style catalogue')
  const [id] = sandbox.listedIds()
  const found = await createStyleConnector(style).find(String(id))
  if (!found) throw new Error(`The sandbox lists ${id}`)
  product = found
  await createStore(database.pool).upsertProducts('s', [product])
})
afterAll(async () => {
  await sandbox?.close()
  await folder?.remove()
  await database?.drop()
})

describe('the pictures of the catalogue', () => {
  const findMain = (change: Record<string, string> = {}) => {
    const store = createStore(database.pool)
    const settings = parseSettings({ ...variables, DATA_DIR: folder.path, ...change })
    const pictures = openPictures(
      settings,
      store,
      noContent,
      database.pool,
      pino({ level: 'silent' }),
    )
    const [image] = product.images
    if (!image) throw new Error('The product has a picture')
    const tag = getPictureTag(image)
    return {
      tag,
      answer: pictures.find({ source: 's', id: product.id, tag, width: 320, format: 'jpeg' }),
    }
  }

  it('LS4 are not fetched from this machine unless the settings allow its host', async () => {
    await expect(findMain({ IMAGE_PRIVATE_HOSTS: '' }).answer).rejects.toMatchObject({
      status: 502,
    })
  })

  it('LS4 are fetched from their source, and their color is stored with the product', async () => {
    const { tag, answer } = findMain()
    const { width, height } = await sharp((await answer).body).metadata()
    expect([width, height]).toEqual([320, 400])
    const store = createStore(database.pool)
    await expect
      .poll(async () => (await store.findProduct('s', product.id))?.product.pictureColors)
      .toEqual({ [tag]: expect.stringMatching(/^#[0-9a-f]{6}$/) })
    const [found] = (await store.findByNumbers([1])).values()
    expect(found?.pictureColors).toHaveProperty(tag)
  })
})
