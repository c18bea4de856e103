import type { Density, Look, Palette, TypeStyle } from './look.ts'
import type { Storefront } from './storefront.ts'

/**
 * Distances in px: the page margin on phones and in wide windows, the gap between rows of
 * cards, the height of a filter option, and the width of a card in a row that scrolls.
 */
const spaces: Record<
  Density,
  { phone: number; wide: number; row: number; option: number; card: number }
> = {
  dense: { phone: 16, wide: 32, row: 24, option: 32, card: 216 },
  regular: { phone: 16, wide: 32, row: 32, option: 32, card: 262 },
  airy: { phone: 20, wide: 48, row: 32, option: 36, card: 324 },
}

/**
 * Formats each storefront's custom properties as CSS.
 * The storefront's pages have the class `look-<id>`.
 */
export function formatLooks(sites: readonly Pick<Storefront, 'id' | 'look'>[]): string {
  return sites.map(formatLook).join('\n')
}

function formatLook({ id, look }: Pick<Storefront, 'id' | 'look'>): string {
  const { light, dark, header } = look
  const page = `.look-${id}`
  const colors = toColors(light, dark)
  const rules = [formatRule(page, { ...colors, ...toMeasures(look) })]
  // A menu that opens from a band uses the page's colors.
  if (header === 'band')
    rules.push(
      formatRule(`${page} .site-header`, toColors(dark, dark)),
      formatRule(`${page} .site-header [popover]:popover-open`, colors),
    )
  return rules.join('')
}

function toColors(light: Palette, dark: Palette): Record<string, string> {
  const names = Object.keys(light) as (keyof Palette)[]
  const toColor = (day: string, night: string) =>
    day === night ? day : `light-dark(${day}, ${night})`
  return {
    ...Object.fromEntries(names.map(name => [`color-${name}`, toColor(light[name], dark[name])])),
    // Menus overlay the page, so dark mode needs a lighter color for them.
    'color-raised': toColor(light === dark ? dark.ground : light.paper, dark.ground),
    'color-on-accent': toColor(light.paper, dark.paper),
  }
}

function toMeasures(look: Look): Record<string, string> {
  const { radius, display, label, density, ornament } = look
  const space = spaces[density]
  return {
    'color-ornament': ornament ?? 'transparent',
    radius: `${radius.picture}px`,
    'radius-sm': `${radius.picture / 2}px`,
    'radius-control': `${radius.control}px`,
    'radius-panel': `${radius.panel}px`,
    ...toTypeProperties('display', display),
    ...toTypeProperties('label', label),
    'phone-margin': `${space.phone}px`,
    'wide-margin': `${space.wide}px`,
    'row-gap': `${space.row}px`,
    'option-height': `${space.option}px`,
    'rail-card': `${space.card}px`,
  }
}

function toTypeProperties(
  name: string,
  { font, weight, case: letterCase, tracking, scale }: TypeStyle,
): Record<string, string> {
  return {
    // Refers to the style sheet's font families, which include fallbacks.
    [`${name}-font`]: `var(--font-${font === 'Poppins' ? 'poppins' : 'text'})`,
    [`${name}-weight`]: String(weight),
    [`${name}-case`]: letterCase,
    [`${name}-tracking`]: `${tracking}em`,
    [`${name}-scale`]: String(scale),
  }
}

function formatRule(selector: string, properties: Record<string, string>): string {
  const lines = Object.entries(properties).map(([name, value]) => `  --${name}: ${value};\n`)
  return `${selector} {\n${lines.join('')}}\n`
}
