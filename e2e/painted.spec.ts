import { expect, type Page } from '@playwright/test'
import { baseUrl } from './address.ts'
import { findFaintFocus, findPaintingFaults } from './find-painting-faults.ts'
import { test } from './journey.ts'

const [list, gallery, home] = ['/products/women?deal=sale', '/kitchen/items', '/']
const refusedSales = '/sales-we-didnt-believe'
const widths = { touch: [360, 390, 768], mouse: [1024, 1440, 1920] }
/** The pixels of a ring around a target of 24 px and of the tint in it. */
const leastFocusPixels = 800
const none = { cut: [], overlapping: [], small: [] }

for (const storefront of ['fashion8', 'fashion9', 'mongollist'])
  for (const pointer of ['touch', 'mouse'] as const)
    test.describe(() => {
      const isTouch = pointer === 'touch'
      test.use({
        isMobile: isTouch,
        hasTouch: isTouch,
        contextOptions: { reducedMotion: 'reduce' },
      })

      test(`LY1 LS4 with a ${pointer}, what ${storefront} paints can be read, hit and focused`, async ({
        page,
      }) => {
        test.slow()
        await page.route('**/api/list.data?*', route => route.abort())
        for (const path of [list, gallery, home, refusedSales]) {
          await page.goto(`${baseUrl(storefront)}${path}`)
          if (path === list) await endList(page)
          for (const width of widths[pointer].toReversed()) {
            await page.setViewportSize({ width, height: 900 })
            const faults = await findPaintingFaults(page, isTouch)
            expect.soft(faults, `${path} at ${width} px`).toEqual(none)
          }
          if (hasOwnRings(path, storefront, isTouch))
            expect.soft(await findFaintFocus(page, leastFocusPixels), path).toEqual([])
        }
      })
    })

/**
 * True if the focus rings of a page are checked. Each look draws the rings of its list; which
 * elements have one is the same everywhere, so the rest is checked on one storefront.
 */
function hasOwnRings(path: string, storefront: string, isTouch: boolean): boolean {
  if (storefront === 'fashion8') return path === list || (path === gallery && !isTouch)
  return path === list && !isTouch
}

/** Lets the next page of a list fail, so that the list no longer grows while it is measured. */
async function endList(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toHaveText('Couldn’t load more products.')
}
