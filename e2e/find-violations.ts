import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The rules whose outcome depends on the colors, and so on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Checks everything in the light theme, and in the dark one what its colors can change. */
export async function findViolations(
  page: Page,
  tags: string[] = [...wcag, 'best-practice'],
  part = 'html',
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await waitForTransitions(page)
  const light = await new AxeBuilder({ page }).include(part).withTags(tags).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  await waitForTransitions(page)
  const dark = await new AxeBuilder({ page }).include(part).withRules(colorRules).analyze()
  return [...light.violations, ...dark.violations].map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`,
  )
}

/**
 * Waits until no element has been changing its color for a few frames. An inherited color passes
 * through the transition of each element on the way, one frame after the other.
 */
function waitForTransitions(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let still = 0; still < 5; still += 1) {
      await new Promise(requestAnimationFrame)
      const animations = document.getAnimations()
      if (animations.some(animation => animation instanceof CSSTransition)) still = 0
    }
  })
}
