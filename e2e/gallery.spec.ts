import { expect, type Locator, type Page } from '@playwright/test'
import { baseUrl } from './address.ts'
import { findCard, findProduct } from './find-product.ts'
import { test } from './journey.ts'

/** Opens a dress that has at least this many pictures and a color with its own picture. */
async function openProduct(page: Page, pictures: number): Promise<void> {
  const { path } = await findProduct(
    product =>
      product.pictures.length >= pictures &&
      product.colors.some(({ picture }) => (picture ?? 0) > 0),
    { category: 'dresses' },
  )
  await page.goto(path)
}

const galleryOf = (page: Page | Locator) => page.getByRole('region', { name: 'Pictures' })
const thumb = (gallery: Locator, number: number) =>
  gallery.getByRole('link', { name: `Show picture ${number}`, exact: true })
const largeButton = (gallery: Locator, number: number) =>
  gallery.getByRole('button', { name: new RegExp(`^View picture ${number} of \\d+ full screen$`) })

/** Waits until the picture with this number is exactly at the left edge of the gallery. */
async function expectShown(gallery: Locator, number: number): Promise<void> {
  const box = gallery.getByRole('list').first()
  await expect
    .poll(() =>
      box.evaluate(list => {
        const view = list.parentElement?.getBoundingClientRect()
        return [...list.children].flatMap((slide, at) =>
          Math.abs(slide.getBoundingClientRect().left - (view?.left ?? 0)) < 2 ? [at + 1] : [],
        )
      }),
    )
    .toEqual([number])
}

test('PD2 thumbnails, swatches and keys all choose the picture', { tag: '@phone' }, async ({
  page,
}) => {
  await openProduct(page, 5)
  const gallery = galleryOf(page)
  await expect(largeButton(gallery, 1)).toBeVisible()
  const inView = await gallery
    .getByRole('list')
    .nth(1)
    .evaluate(list => {
      const view = list.parentElement?.getBoundingClientRect()
      return [...list.children].filter(item => {
        const { left, right, top, bottom } = item.getBoundingClientRect()
        const isInRow = view && left >= view.left - 1 && right <= view.right + 1
        return isInRow && top >= view.top - 1 && bottom <= view.bottom + 1
      }).length
    })
  expect(inView, 'thumbnails in view').toBe(4)
  await thumb(gallery, 3).click()
  await expectShown(gallery, 3)
  await expect(thumb(gallery, 3)).toHaveAttribute('aria-current', 'true')
  await expect(thumb(gallery, 1)).not.toHaveAttribute('aria-current')

  await page.keyboard.press('ArrowRight')
  await expectShown(gallery, 4)
  await expect(thumb(gallery, 4)).toBeFocused()
  await expect(gallery.locator('.gallery-thumb:not([tabindex="-1"])')).toHaveCount(1)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  const last = await gallery.getByRole('list').first().getByRole('listitem').count()
  await expectShown(gallery, last)
  await expect(thumb(gallery, last)).toBeInViewport()
  await page.keyboard.press('Home')
  await expectShown(gallery, 1)

  const swatches = page.getByRole('region', { name: 'Colors' }).getByRole('link')
  const swatch = swatches.last()
  const name = (await swatch.getAttribute('title')) ?? ''
  await expect(swatch).toHaveAccessibleName(`Show in ${name}`)
  await swatch.click()
  await expect(swatch).toHaveAttribute('aria-current', 'true')
  await expect(gallery.locator('a[aria-current]')).not.toHaveAccessibleName('Show picture 1')
})

test('PD2 a swipe shows the next picture but does nothing after the last one', {
  tag: '@phone',
}, async ({ page }) => {
  await openProduct(page, 2)
  const gallery = galleryOf(page)
  await expect(largeButton(gallery, 1)).toBeVisible()
  const box = await gallery.getByRole('list').first().boundingBox()
  if (!box) throw new Error('The gallery has no box')
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(box.x + box.width * from, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * to, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
  }
  await swipe(0.8, 0.2)
  await expect(largeButton(gallery, 2)).toBeVisible()
  await expectShown(gallery, 2)
  // A drag must not open the large view.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await swipe(0.2, 0.8)
  await expectShown(gallery, 1)
  await swipe(0.2, 0.8)
  await expectShown(gallery, 1)
})

test('PD2 the large view opens at the clicked picture and wraps around, and closing it focuses its last picture in the gallery', {
  tag: '@phone',
}, async ({ page }) => {
  const parts: string[] = []
  page.on('request', request => {
    if (request.url().includes('fullscreen-gallery')) parts.push(request.url())
  })
  await openProduct(page, 3)
  const gallery = galleryOf(page)
  await expect(largeButton(gallery, 1)).toBeVisible()
  expect(parts).toEqual([])
  await thumb(gallery, 2).click()
  await expectShown(gallery, 2)
  await gallery.getByRole('img').nth(1).click()
  const large = page.getByRole('dialog', { name: /^Pictures of / })
  await expect(large).toBeVisible()
  expect(parts).toHaveLength(1)
  await expect(large.getByText(/^Picture 2 of/)).toBeVisible()

  const count = await large
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .count()
  await large.getByRole('button', { name: `Show picture ${count}`, exact: true }).click()
  await expect(large.getByText(`Picture ${count} of ${count}`)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(large.getByText(/^Picture 1 of/)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(large.getByText(`Picture ${count} of ${count}`)).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  await expect(largeButton(gallery, count)).toBeFocused()
  await expectShown(gallery, count)

  await largeButton(gallery, count).click()
  await large.getByRole('button', { name: 'Close full screen' }).click()
  await expect(large).toHaveCount(0)
})

test('PD2 the picture stays in place when the window is resized', async ({ page }) => {
  await openProduct(page, 3)
  const gallery = galleryOf(page)
  await expect(largeButton(gallery, 1)).toBeVisible()
  await thumb(gallery, 3).click()
  await expectShown(gallery, 3)
  for (const width of [800, 360, 1300]) {
    await page.setViewportSize({ width, height: 800 })
    await expectShown(gallery, 3)
  }
})

test('PD2 a picture shows no edge of its neighbors', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openProduct(page, 3)
  const gallery = galleryOf(page)
  await expect(largeButton(gallery, 1)).toBeVisible()
  for (const number of [2, 3]) {
    await thumb(gallery, number).click()
    await expect
      .poll(() =>
        gallery.locator('.gallery-frame').evaluate((frame, shown) => {
          const { left, right } = frame.getBoundingClientRect()
          const others = [...frame.querySelectorAll('li')].filter((_, at) => at !== shown - 1)
          return others.every(slide => {
            const box = slide.getBoundingClientRect()
            return box.right - left < 0.1 || right - box.left < 0.1
          })
        }, number),
      )
      .toBe(true)
  }
})

test('PD2 LY6 Escape closes the large view before the dialog below it', async ({ page }) => {
  const { list, index } = await findCard(({ picture }) => picture !== undefined, 'dresses')
  await page.goto(list)
  await page
    .getByRole('article')
    .nth(index)
    .getByRole('link', { name: /^Quick view/ })
    .click()
  const dialog = page.getByRole('dialog').first()
  await dialog.getByRole('button', { name: /full screen$/ }).click()
  const large = page.getByRole('dialog', { name: /^Pictures of / })
  await expect(large).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('PD2 thumbnails scroll to their pictures', async ({ page }) => {
    await openProduct(page, 3)
    const gallery = galleryOf(page)
    await expect(gallery.getByRole('button')).toHaveCount(0)
    await thumb(gallery, 3).click()
    await expectShown(gallery, 3)
  })
})

test('PD2 a mosaic has no empty place, and the ring of a stage’s thumbnail is whole', async ({
  page,
}) => {
  const { path } = await findProduct(({ pictures }) => pictures.length === 4, {
    category: 'dresses',
  })
  await page.goto(`${baseUrl('fashion9')}${path}`)
  const pictures = galleryOf(page).locator('.gallery-frame li')
  const list = await galleryOf(page).locator('.gallery-frame ul').boundingBox()
  const last = await pictures.last().boundingBox()
  const toEnd = ({
    x,
    y,
    width,
    height,
  }: {
    x: number
    y: number
    width: number
    height: number
  }) => [Math.round(x + width), Math.round(y + height)]
  expect(last && toEnd(last)).toEqual(list && toEnd(list))

  await page.goto(`${baseUrl('mongollist')}${path}`)
  const chosen = galleryOf(page).locator('.gallery-thumb[aria-current]')
  const room = await chosen.evaluate(node => {
    const ring = 2
    const inner = node.getBoundingClientRect()
    const outer = (node.closest('.gallery-thumbs') as Element).getBoundingClientRect()
    return (
      Math.min(inner.top - outer.top, outer.bottom - inner.bottom, inner.left - outer.left) - ring
    )
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test('PD2 ST2 on a phone, a rail stands beside its picture, and a mosaic shows a part of the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { path } = await findProduct(({ pictures }) => pictures.length > 4)
  await page.goto(`${baseUrl('fashion8')}${path}`)
  const rail = galleryOf(page)
  const large = await rail.locator('.gallery-frame').boundingBox()
  for (const number of [1, 4]) {
    const small = await thumb(rail, number).boundingBox()
    expect((small?.x ?? 0) + (small?.width ?? 390)).toBeLessThan(large?.x ?? 0)
    expect((small?.y ?? 0) + (small?.height ?? 844)).toBeLessThanOrEqual(
      (large?.y ?? 0) + (large?.height ?? 0),
    )
  }

  await page.goto(`${baseUrl('fashion9')}${path}`)
  const next = await galleryOf(page).locator('.gallery-frame li').nth(1).boundingBox()
  expect(next?.x).toBeGreaterThan(250)
  expect(next?.x).toBeLessThan(370)
})
