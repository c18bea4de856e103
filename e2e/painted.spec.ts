import { expect, type Page } from '@playwright/test'
import { baseUrl } from './address.ts'
import { findFaintFocus, findPaintingFaults } from './find-painting-faults.ts'
import { test } from './journey.ts'

const [list, gallery, home] = ['/products/women?deal=sale', '/kitchen/items', '/']
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
        for (const path of [list, gallery, home]) {
          await page.goto(`${baseUrl(storefront)}${path}`)
          if (path === list) await endList(page)
          for (const width of widths[pointer]) {
            await page.setViewportSize({ width, height: 900 })
            const faults = await findPaintingFaults(page, isTouch)
            expect.soft(faults, `${path} at ${width} px`).toEqual(none)
          }
          // The components are the same everywhere, so their rings are checked on one storefront.
          const hasOwnRings = path === list || (path === gallery && storefront === 'fashion8')
          if (hasOwnRings)
            expect.soft(await findFaintFocus(page, leastFocusPixels), path).toEqual([])
        }
      })
    })

/** Lets the next page of a list fail, so that the list no longer grows while it is measured. */
async function endList(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('alert')).toHaveText('Couldn’t load more products.')
}
