import { chromium } from '@playwright/test'

export interface ClickMeasure {
  /** From each click to the next frame, milliseconds: what INP is made of. */
  latencies: number[]
  /** Layout shift of the whole visit, filters included; what a click itself moves does not count. */
  layoutShift: number
}

interface PageMeasure {
  latencies: number[]
  layoutShift: number
}

/** Filters of a list with fifty cards clicked one after the other, on a phone's screen with a processor slowed four times. */
export async function measureClicks(
  url: string,
  executablePath: string,
  args: string[],
  clicks: number,
): Promise<ClickMeasure> {
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watchPage)
    await page.goto(url, { waitUntil: 'networkidle' })
    const panel = page.getByRole('complementary', { name: 'Filters' })
    for (let click = 0; click < clicks; click += 1) {
      await panel.locator('details[open] a:not([aria-current])').nth(click).click()
      await page
        .getByRole('link', { name: /^Remove / })
        .first()
        .waitFor()
      await page.getByRole('link', { name: 'Clear all' }).last().click()
      await page
        .getByRole('link', { name: /^Remove / })
        .first()
        .waitFor({ state: 'detached' })
    }
    return await page.evaluate(() => (globalThis as unknown as { measure: PageMeasure }).measure)
  } finally {
    await browser.close()
  }
}

/** Runs in the page before anything else of it. */
function watchPage(): void {
  const measure: PageMeasure = { latencies: [], layoutShift: 0 }
  Object.assign(globalThis, { measure })
  const worst = new Map<number, number>()
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!entry.interactionId) continue
      worst.set(entry.interactionId, Math.max(worst.get(entry.interactionId) ?? 0, entry.duration))
      measure.latencies = [...worst.values()]
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) measure.layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
