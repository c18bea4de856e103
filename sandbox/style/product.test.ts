import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import {
  fetchAllProducts,
  fetchStyle,
  type WireImage,
  type WireProduct,
} from './testing/fetch-style.ts'

let sandbox: Sandbox
let sound: WireProduct[]

beforeAll(async () => {
  sandbox = await createSandbox({
    products: 4500,
    seed: 'product',
    today: '2026-03-01',
    requestsPerMinute: Infinity,
  })
  const broken = new Set(sandbox.truth.broken.map(({ id }) => id))
  const all = await fetchAllProducts(sandbox, 'sort=Recency')
  sound = all.filter(product => product.id !== undefined && !broken.has(product.id))
})
afterAll(() => sandbox.close())

describe('a product', () => {
  it('PR1 has a numeric id, but retailer, brand, color and size ids as strings of digits', () => {
    for (const product of sound) {
      expect(product.id).toBeTypeOf('number')
      const { retailer, brand, colors, sizes, promotionalDeal } = product
      const ids = [
        retailer.id,
        brand?.id,
        ...colors.flatMap(color => color.canonicalColors.map(({ id }) => id)),
        ...sizes.map(size => size.canonicalSize?.id),
      ]
      for (const id of ids) expect(id === undefined || /^\d+$/.test(id)).toBe(true)
      if (promotionalDeal) {
        expect(promotionalDeal.id).toBeTypeOf('number')
        // The timestamp is in seconds.
        expect(promotionalDeal.startDate.timestamp).toBeLessThan(10_000_000_000)
      }
    }
    expect(sound.some(product => product.promotionalDeal)).toBe(true)
  })

  it('includes its brand in only some names', () => {
    const branded = sound.filter(product => product.name === product.brandedName).length
    expect(
      sound.every(({ name, brandedName, unbrandedName }) =>
        [brandedName, unbrandedName].includes(name),
      ),
    ).toBe(true)
    expect(branded).toBeGreaterThan(sound.length / 4)
    expect(branded).toBeLessThan((sound.length * 3) / 4)
  })

  it('omits the sale fields outside a sale', () => {
    for (const product of sound) {
      if (product.isOnSale) {
        const exact = (100 * (product.price - (product.salePrice ?? 0))) / product.price
        expect(product.discount).toBe(Math.floor(exact + 1e-9))
        expect(product.salePrice).toBeLessThan(product.price)
      } else {
        expect(product.discount).toBe(0)
        expect(product).not.toHaveProperty('salePrice')
        expect(product).not.toHaveProperty('salePriceLabel')
      }
    }
    const onSale = sound.filter(product => product.isOnSale).length / sound.length
    expect(onSale).toBeGreaterThan(0.22)
    expect(onSale).toBeLessThan(0.33)
  })

  it('formats prices without .00 and with a comma for thousands', () => {
    const labels = sound.map(product => product.priceLabel)
    expect(labels.every(label => /^\$\d{1,3}(,\d{3})*(\.\d\d)?$/.test(label))).toBe(true)
    expect(labels.some(label => label.endsWith('.00'))).toBe(false)
    expect(labels.some(label => label.includes(','))).toBe(true)
    expect(labels.some(label => /\.(50|95|99)$/.test(label))).toBe(true)
  })

  it('may lack its brand and then has only the retailer’s spelling of it', () => {
    const nameless = sound.filter(product => !product.brand)
    expect(nameless.length).toBeGreaterThan(10)
    expect(nameless.every(product => product.retailerBrand.length > 0)).toBe(true)
  })

  it('can be in stock without listing stock, colors or sizes', () => {
    const inStock = sound.filter(product => product.inStock)
    expect(inStock.some(product => product.stock?.length === 0)).toBe(true)
    expect(inStock.some(product => product.colors.length === 0)).toBe(true)
    expect(inStock.some(product => product.sizes.length === 0)).toBe(true)
  })

  it('sometimes lacks a color or size in its stock, or a color’s pictures or canonical names', () => {
    const lines = sound.flatMap(product => product.stock ?? [])
    expect(lines.some(line => line.color && !line.size)).toBe(true)
    expect(lines.some(line => line.size && !line.color)).toBe(true)
    const colors = sound.flatMap(product => product.colors)
    expect(colors.some(color => !color.image)).toBe(true)
    expect(colors.some(color => color.canonicalColors.length === 0)).toBe(true)
    const sizes = sound.flatMap(product => product.sizes)
    expect(sizes.some(size => !size.canonicalSize)).toBe(true)
    expect(sizes.some(size => size.canonicalSize?.variant === 'Plus')).toBe(true)
  })

  it('has dates without a time', () => {
    const dates = sound
      .flatMap(({ extractDate, lastModified }) => [extractDate, lastModified])
      .filter(Boolean)
    expect(
      dates.every(date => /^\d{4}-\d\d-\d\d$/.test(date ?? '') && (date ?? '') <= '2026-03-01'),
    ).toBe(true)
  })

  it('is sometimes second-hand or rental', () => {
    expect(sound.some(product => product.preOwned)).toBe(true)
    expect(sound.some(product => product.rental)).toBe(true)
  })

  it('sometimes includes the retailer’s own URL and the date of its last price cut', () => {
    const direct = sound.flatMap(product => product.directUrl ?? [])
    expect(direct.length).toBeGreaterThan(100)
    expect(direct.every(url => url.startsWith(`${sandbox.url}/shops/`) && !url.includes('?'))).toBe(
      true,
    )
    const drops = sound.flatMap(product => product.lastPriceDropDate ?? [])
    expect(drops.length).toBeGreaterThan(10)
    expect(drops.every(drop => drop.timestamp * 1000 === Date.parse(drop.date))).toBe(true)
  })

  it('is returned unwrapped by id, identical to its list entry', async () => {
    const [first] = sound
    expect(await fetchStyle<WireProduct>(sandbox, `products/${first?.id}`)).toEqual(first)
  })

  it('has a numeric price when sold out, although the label is Sold Out', async () => {
    const { soldOutIds, products } = sandbox.truth
    expect(soldOutIds.length / products).toBeGreaterThan(0.025)
    expect(soldOutIds.length / products).toBeLessThan(0.055)
    const stocks: unknown[] = []
    for (const id of soldOutIds.slice(0, 20)) {
      const product = await fetchStyle<WireProduct>(sandbox, `products/${id}`)
      expect(product).toMatchObject({ inStock: false, priceLabel: 'Sold Out', isOnSale: false })
      expect(product.price).toBeTypeOf('number')
      stocks.push(product.stock)
    }
    // The list is either missing or empty.
    expect(stocks).toContainEqual([])
    expect(stocks).toContainEqual(undefined)
    const listed = new Set(sound.map(product => product.id))
    expect(soldOutIds.some(id => listed.has(id))).toBe(false)
  })

  it('PD4 sometimes contains hostile HTML', async () => {
    const hostile = sandbox.hostileIds()
    expect(hostile.length / sandbox.truth.products).toBeGreaterThan(0.01)
    const texts = await Promise.all(
      hostile
        .slice(0, 60)
        .map(id =>
          fetchStyle<WireProduct>(sandbox, `products/${id}`).then(p => p.description ?? ''),
        ),
    )
    for (const danger of ['<script', 'onerror=', 'javascript:', '<iframe', 'position:fixed']) {
      expect(
        texts.some(text => text.includes(danger)),
        danger,
      ).toBe(true)
    }
  })

  it('PR5 is unusable in about one in five hundred cases, in known ways', async () => {
    const { broken, products } = sandbox.truth
    expect(broken.length).toBeGreaterThan(0)
    expect(broken.length / products).toBeLessThan(0.005)
    const isBroken = {
      'null-price': (p: WireProduct) => p.price === null,
      'text-price': (p: WireProduct) => typeof p.price === 'string',
      'missing-id': (p: WireProduct) => !('id' in p),
      'null-retailer': (p: WireProduct) => p.retailer === null,
      'missing-image': (p: WireProduct) => !('image' in p),
    }
    for (const { id, breakage } of broken) {
      const product = await fetchStyle<WireProduct>(sandbox, `products/${id}`)
      expect(isBroken[breakage](product), breakage).toBe(true)
    }
  })
})

describe('an image', () => {
  const boxes: [string, number | undefined, number | undefined, string][] = [
    ['Small', 32, 40, '_small'],
    ['XLarge', 328, 410, '_xlarge'],
    ['Medium', 112, 140, '_medium'],
    ['Large', 164, 205, ''],
    ['IPhoneSmall', 100, 125, '_small'],
    ['Best', 720, 900, '_best'],
    ['Original', undefined, undefined, '_best'],
    ['IPhone', 288, 360, ''],
  ]

  it('PR1 has eight sizes in the upstream’s order, two of which share another’s URL', () => {
    const [product] = sound
    const image = product?.image
    expect(Object.keys(image?.sizes ?? {})).toEqual(boxes.map(([name]) => name))
    for (const [name, width, height, suffix] of boxes) {
      const size = image?.sizes[name]
      expect([size?.width, size?.height]).toEqual([width, height])
      const id = image?.id ?? ''
      expect(id).toMatch(/^[0-9a-f]{32}$/)
      expect(size?.url).toContain(`/sim/${id.slice(0, 2)}/${id.slice(2, 4)}/${id}${suffix}/`)
    }
  })

  it('can lack even the actual size of the Original picture', () => {
    const originals = sound.map(product => product.image.sizes.Original)
    expect(originals.some(original => original?.actualWidth === undefined)).toBe(true)
    expect(originals.some(original => original?.actualWidth === 720)).toBe(true)
  })

  it('is served at its URL', async () => {
    const image: WireImage | undefined = sound[0]?.colors[0]?.image ?? sound[0]?.image
    const response = await fetch(image?.sizes.Medium?.url ?? '')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/jpeg')
  })
})
