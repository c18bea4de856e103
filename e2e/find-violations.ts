import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The rules whose outcome depends on the colors, and therefore on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** List items that have the same markup as the twelve before them, which take most of the time. */
const repeated = 'li:nth-child(n + 13)'

/**
 * Checks every rule in the light theme, and the rules that depend on colors in the dark theme too.
 */
export async function findViolations(
  page: Page,
  tags: string[] = [...wcag, 'best-practice'],
  part = 'html',
): Promise<string[]> {
  // The report lists only violations, and the page has no frames, which takes half the time.
  const createAudit = () =>
    new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .include(part)
      .exclude(repeated)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await createAudit().withTags(tags).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await createAudit().withRules(colorRules).analyze()
  return [...light.violations, ...dark.violations].map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`,
  )
}
