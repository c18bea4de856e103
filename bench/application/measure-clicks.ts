import { chromium, type Locator, type Page } from '@playwright/test'

export interface ClickMeasure {
  /** The milliseconds from each click on an idle list to the next frame, measured like INP. */
  calm: number[]
  /**
   * The milliseconds from each click to the next frame, for
   * clicks made while the previous list is still rendering.
   */
  hasty: number[]
  /**
   * The worst session window of the visit, as CLS defines it:
   * shifts less than a second apart, within five seconds at most.
   */
  layoutShift: number
}

interface PageMeasure {
  latencies: number[]
  shifts: { at: number; value: number }[]
}

/**
 * Measures how fast a list of fifty cards responds when filters are
 * added and removed, with the CPU throttled to a quarter of its speed.
 */
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
    // Waits for hydration because until then a click follows the plain link and loads a new page.
    await page.waitForFunction(
      () => Object.keys(document.querySelector('aside a') ?? {}).length > 0,
    )
    await toggleFilters(page, clicks, rest)
    const calm = await takeLatencies(page)
    await toggleFilters(page, clicks, async () => {})
    await rest(page)
    const hasty = await takeLatencies(page)
    const { shifts } = await readMeasure(page)
    return { calm, hasty, layoutShift: sumWorstWindow(shifts) }
  } finally {
    await browser.close()
  }
}

/**
 * Matches links that add a filter. Links in the category
 * tree are excluded because they open a different list.
 */
const unchosenValue =
  'aside details[open] ul:not(.filter-categories, .filter-ancestors) a:not([aria-current]):visible'

async function toggleFilters(page: Page, clicks: number, between: (page: Page) => Promise<void>) {
  const chip = page.locator('a[aria-label^="Remove "]').first()
  for (let click = 0; click < clicks; click += 1) {
    await between(page)
    await press(page.locator(unchosenValue).nth(click))
    await chip.waitFor()
    await between(page)
    await press(chip)
    await chip.waitFor({ state: 'detached' })
  }
}

/**
 * Clicks at the coordinates of an element. Playwright's own click and its role queries run code in
 * the page that takes a tenth of a second on a slow CPU and would be measured as the page's own.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('The page has nothing to click.')
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Waits until the requested content is shown and the page is idle. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('.is-pending'))
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
}

function readMeasure(page: Page): Promise<PageMeasure> {
  return page.evaluate(() => (globalThis as unknown as { measure: PageMeasure }).measure)
}

async function takeLatencies(page: Page): Promise<number[]> {
  const { latencies } = await readMeasure(page)
  await page.evaluate(() =>
    (globalThis as unknown as { measure: PageMeasure }).measure.latencies.splice(0),
  )
  return latencies
}

function sumWorstWindow(shifts: PageMeasure['shifts']): number {
  const sums: number[] = []
  let [first, last] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { at, value } of shifts) {
    if (at - last < 1000 && at - first < 5000) sums.push((sums.pop() ?? 0) + value)
    else {
      sums.push(value)
      first = at
    }
    last = at
  }
  return Math.max(0, ...sums)
}

/**
 * Records latencies and layout shifts. The function is
 * injected into the page before the page's own scripts.
 */
function watchPage(): void {
  const measure: PageMeasure = { latencies: [], shifts: [] }
  Object.assign(globalThis, { measure })
  const places = new Map<number, number>()
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!entry.interactionId) continue
      const place = places.get(entry.interactionId) ?? measure.latencies.length
      places.set(entry.interactionId, place)
      measure.latencies[place] = Math.max(measure.latencies[place] ?? 0, entry.duration)
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) measure.shifts.push({ at: entry.startTime, value: entry.value })
  }).observe({ type: 'layout-shift', buffered: true })
}
