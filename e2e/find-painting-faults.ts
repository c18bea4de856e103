import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** The least width and height of a target in CSS pixels: WCAG 2.2's for a mouse, ours for a finger. */
const leastTargetPx = { mouse: 24, touch: 44 }

/** Texts and targets that a shopper could not read or hit; empty lists if there are none. */
export interface PaintingFaults {
  /** Texts of which only a part is painted, without an ellipsis; names of products even with one. */
  cut: string[]
  /** Pairs of texts painted over each other. */
  overlapping: string[]
  /** Links and controls smaller than a pointer needs, with their sizes. */
  small: string[]
}

/** Finds the faults of everything on a page, including what is below the window. */
export async function findPaintingFaults(page: Page, isTouch: boolean): Promise<PaintingFaults> {
  await page.evaluate(showWholePage)
  return page.evaluate(measurePainting, leastTargetPx[isTouch ? 'touch' : 'mouse'])
}

/** Lays out the cards that the browser would skip because they are far from the window. */
function showWholePage(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important; animation: none !important }')
  if (document.adoptedStyleSheets.length === 0) document.adoptedStyleSheets = [sheet]
}

/** Runs in the browser, so it must not use anything outside it. */
function measurePainting(leastPx: number): PaintingFaults {
  /** Fonts' boxes are slightly higher than their letters. */
  const tolerancePx = 2
  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.split(' ')[0] ?? ''}`
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], noscript, option, svg')

  /** The part of a box that its scrolling and clipping ancestors let through. */
  function clip(element: Element, box: DOMRect) {
    let { left, top, right, bottom } = box
    let isScrolled = false
    let hasEllipsis = false
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.display === 'contents') continue
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') hasEllipsis = true
      if (style.clipPath === 'inset(50%)') return undefined
      if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
        const edge = at.getBoundingClientRect()
        if (edge.width <= 1 || edge.height <= 1) return undefined
        if (/auto|scroll/.test(`${style.overflowX}${style.overflowY}`)) isScrolled = true
        const margin = Number.parseFloat(style.overflowClipMargin) || 0
        if (style.overflowX !== 'visible') {
          left = Math.max(left, edge.left - margin)
          right = Math.min(right, edge.right + margin)
        }
        if (style.overflowY !== 'visible') {
          top = Math.max(top, edge.top - margin)
          bottom = Math.min(bottom, edge.bottom + margin)
        }
      }
      // A positioned element is not clipped by ancestors between it and its containing block.
      if (style.position === 'fixed') break
    }
    return { left, top, right, bottom, isScrolled, hasEllipsis }
  }

  interface Line {
    element: Element
    layer: Element | null
    text: string
    left: number
    top: number
    right: number
    bottom: number
  }
  const cut: string[] = []
  const lines: Line[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!element || text === '' || !isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight)
    for (const glyphs of range.getClientRects()) {
      if (glyphs.width < 1 || glyphs.height < 1) continue
      // The boxes of large letters are higher than their lines.
      const excess = Math.max(0, glyphs.height - lineHeight) || 0
      const box = new DOMRect(glyphs.x, glyphs.y + excess / 2, glyphs.width, glyphs.height - excess)
      const seen = clip(element, box)
      if (!seen) continue
      const width = seen.right - seen.left
      const height = seen.bottom - seen.top
      if (width < tolerancePx || height < tolerancePx) continue
      const isCutBelow = height < box.height - tolerancePx - 1
      const isCutBeside = width < box.width - tolerancePx && !seen.hasEllipsis
      if (!seen.isScrolled && (isCutBelow || isCutBeside))
        cut.push(`${describe(element)} “${text.slice(0, 40)}”`)
      const layer = element.closest(
        '[popover], dialog, .site-header, .list-toolbar, .filter-head, .menu-panel',
      )
      lines.push({ element, layer, text, ...seen })
    }
  }

  for (const name of document.querySelectorAll('.card > :is(h2, h3)')) {
    const text = document.createRange()
    text.selectNodeContents(name.firstElementChild ?? name)
    const lines = [...text.getClientRects()]
    const edge = name.getBoundingClientRect()
    const isCut = lines.some(
      ({ right, bottom }) => right > edge.right + tolerancePx || bottom > edge.bottom + tolerancePx,
    )
    if (isShown(name) && isCut) cut.push(`the name “${name.textContent}”`)
  }

  const overlapping: string[] = []
  const sorted = lines.toSorted((a, b) => a.top - b.top)
  for (const [index, a] of sorted.entries())
    for (const b of sorted.slice(index + 1)) {
      if (b.top > a.bottom - tolerancePx - 1) break
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - b.top
      const isSame =
        a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)
      if (across > tolerancePx && down > tolerancePx + 1 && a.layer === b.layer && !isSame)
        overlapping.push(`“${a.text.slice(0, 30)}” and “${b.text.slice(0, 30)}”`)
    }

  const small: string[] = []
  for (const target of document.querySelectorAll('a[href], button, input, select, summary')) {
    if (!isShown(target) || target.matches('[type=hidden], .skip-link')) continue
    const box = target.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) continue
    // Links in running text are as high as its lines.
    const isInText =
      target.closest('p, li, dd') !== null &&
      getComputedStyle(target).display === 'inline' &&
      [...(target.parentElement?.childNodes ?? [])].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && /\w/.test(textContent ?? ''),
      )
    const cover = getComputedStyle(target, '::after')
    const isCovering = cover.position === 'absolute' && cover.inset === '0px'
    if (isInText || isCovering) continue
    if (box.width < leastPx - 0.5 || box.height < leastPx - 0.5)
      small.push(
        `${describe(target)} “${(target.getAttribute('aria-label') ?? target.textContent ?? '').slice(0, 30)}” ${Math.round(box.width)} × ${Math.round(box.height)}`,
      )
  }
  const unique = (found: string[]) => [...new Set(found)]
  return { cut: unique(cut), overlapping: unique(overlapping), small: unique(small) }
}

/** The distance around an element within which its focus ring is drawn. */
const ringPx = 8
/** The least difference of a color channel that counts as a change. */
const leastChange = 12

/**
 * Focuses one element of each kind on the page as the keyboard would, and
 * returns those whose focus changes fewer pixels than required, with the number.
 */
export async function findFaintFocus(page: Page, leastPixels: number): Promise<string[]> {
  await page.evaluate(quietPage)
  const kinds = await page.evaluate(markKinds)
  const faint: string[] = []
  for (let kind = 0; kind < kinds.length; kind++) {
    const stop = page.locator(`[data-kind-of-stop="${kind}"]`)
    // The button back to the top is hidden while the page is at its top.
    if (!(await stop.isVisible())) continue
    const pixels = await countFocusPixels(page, stop)
    if (pixels < leastPixels) faint.push(`${kinds[kind]} ${pixels}`)
  }
  return faint
}

/**
 * Runs in the browser: hides the cards that repeat the kinds of the first twelve, since every
 * screenshot takes longer with them, and everything that would differ between two screenshots.
 */
function quietPage(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `* { caret-color: transparent !important; transition: none !important }
     .product-grid > :nth-child(n + 13) { display: none !important }`,
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Runs in the browser: marks the first tab stop of each kind and returns their descriptions. */
function markKinds(): string[] {
  const kinds: string[] = []
  const selector = 'a[href], button, input, select, textarea, summary'
  for (const stop of document.querySelectorAll<HTMLElement>(selector)) {
    if (!stop.checkVisibility() || stop.closest('[inert], .skip-link, [data-growing]')) continue
    if (stop.matches(':disabled, [type=hidden]')) continue
    const above = stop.parentElement
    const kind = [
      stop.tagName.toLowerCase(),
      stop.className.toString().slice(0, 60),
      above?.tagName.toLowerCase(),
      above?.className.toString().slice(0, 30),
      stop.ariaCurrent === null ? '' : 'current',
    ].join(' ')
    if (kinds.includes(kind)) continue
    stop.dataset.kindOfStop = String(kinds.length)
    kinds.push(kind)
  }
  return kinds
}

async function countFocusPixels(page: Page, element: Locator): Promise<number> {
  await element.evaluate(stop => {
    const label = stop.closest('label')
    const isHidden = stop.getBoundingClientRect().width <= 1
    const place = (isHidden ? label : stop) ?? stop
    place.scrollIntoView({ block: 'center', behavior: 'instant' })
    stop.blur()
  })
  const clip = await element.evaluate((stop, ring) => {
    const card = stop.closest('h2, h3')?.closest('article')
    const isHidden = stop.getBoundingClientRect().width <= 1
    const { x, y, width, height } = (
      card ?? (isHidden ? (stop.closest('label') ?? stop) : stop)
    ).getBoundingClientRect()
    const left = Math.max(0, x - ring)
    const top = Math.max(0, y - ring)
    return {
      x: left,
      y: top,
      width: Math.max(1, Math.min(innerWidth, x + width + ring) - left),
      height: Math.max(1, Math.min(innerHeight, y + height + ring) - top),
    }
  }, ringPx)
  const before = await page.screenshot({ clip, caret: 'initial' })
  await element.evaluate(stop => stop.focus({ preventScroll: true, focusVisible: true } as never))
  const after = await page.screenshot({ clip, caret: 'initial' })
  const [one, other] = await Promise.all(
    [before, after].map(picture => sharp(picture).removeAlpha().raw().toBuffer()),
  )
  let changed = 0
  for (let at = 0; one && other && at < one.length; at += 3) {
    const differs = [0, 1, 2].some(
      channel => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) >= leastChange,
    )
    if (differs) changed += 1
  }
  return changed
}
