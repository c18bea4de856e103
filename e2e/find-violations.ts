import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The rules whose outcome depends on the colors, and therefore on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** List items that have the same markup as the six before them, which take most of the time. */
const repeated = 'li:nth-child(n + 7)'

interface Audit {
  tags?: readonly string[]
  /** A selector of the part to check. */
  part?: string
}

/** Checks every rule in the light theme. */
export async function findViolations(
  page: Page,
  { tags = [...wcag, 'best-practice'], part = 'html' }: Audit = {},
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return audit(page, createAudit(page, part).withTags([...tags]))
}

/**
 * Checks every rule in the light theme, and the rules that depend on colors in the dark theme too.
 * A unit test checks the colors of all looks, so this is for pages that show each kind of element.
 */
export async function findViolationsInBothThemes(
  page: Page,
  checked: Audit = {},
): Promise<string[]> {
  const light = await findViolations(page, checked)
  await page.emulateMedia({ colorScheme: 'dark' })
  const audited = createAudit(page, checked.part, alreadyLoaded).withRules(colorRules)
  return [...light, ...(await audit(page, audited))]
}

/** A script that loads nothing, because the page already has axe. */
const alreadyLoaded = 'void 0'

/** The report lists only violations, and the page has no frames, which takes half the time. */
function createAudit(page: Page, part = 'html', axeSource?: string): AxeBuilder {
  return new AxeBuilder({ page, ...(axeSource ? { axeSource } : {}) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(part)
    .exclude(repeated)
}

async function audit(page: Page, builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${page.url()} ${id}: ${nodes[0]?.html}`)
}
