import { expect } from '@playwright/test'
import { baseUrl } from './address.ts'
import { findFaintFocus, findPaintingFaults } from './find-painting-faults.ts'
import { test } from './journey.ts'

const pages = ['/products/women?deal=sale', '/kitchen/items', '/']
const widths = { touch: [360, 390, 768], mouse: [1024, 1440, 1920] }
/** The pixels of a two-pixel ring and a tint on a target of 24 px. */
const leastFocusPixels = 800

for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
  for (const pointer of ['touch', 'mouse'] as const) {
    const isTouch = pointer === 'touch'
    test.describe(`${storefront} with ${pointer}`, () => {
      test.use({
        isMobile: isTouch,
        hasTouch: isTouch,
        contextOptions: { reducedMotion: 'reduce' },
      })

      test(`LY1 texts are whole and apart, focus is visible and targets are large on ${storefront} with ${pointer}`, async ({
        page,
      }) => {
        for (const path of pages) {
          await page.setViewportSize({ width: widths[pointer][0] ?? 0, height: 900 })
          await page.goto(`${baseUrl(storefront)}${path}`)
          for (const width of widths[pointer]) {
            await page.setViewportSize({ width, height: 900 })
            expect.soft(await findPaintingFaults(page, isTouch), `${path} at ${width} px`).toEqual({
              cut: [],
              overlapping: [],
              small: [],
            })
          }
          if (process.env.NOFOCUS) continue
          expect.soft(await findFaintFocus(page, leastFocusPixels), path).toEqual([])
        }
      })
    })
  }
}
