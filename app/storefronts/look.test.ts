import { describe, expect, it } from 'vitest'
import { formatLooks } from './format-looks.ts'
import type { HexColor, Palette } from './look.ts'
import { storefronts } from './storefronts.ts'

const palettes = storefronts.flatMap(({ id, look }) => [
  { name: `${id}, light`, palette: look.light },
  { name: `${id}, dark`, palette: look.dark },
])

describe.each(palettes)('ST4 the palette of $name', ({ palette }) => {
  const texts: (keyof Palette)[] = ['ink', 'soft', 'accent', 'sale']
  it.each(texts.flatMap(text => [[text, 'paper'] as const, [text, 'ground'] as const]))(
    'shows %s text at 4.5:1 on %s',
    (text, background) => {
      expect(getContrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('shows text at 4.5:1 on chips, buttons and chosen values', () => {
    expect(getContrast(palette.accent, palette.tint)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast(palette.ink, palette.tint)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast(palette.soft, palette.stage)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast('#ffffff', palette.button)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast(palette.paper, palette.accent)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['field', 'accent', 'button'] as const)('shows %s at 3:1', part => {
    expect(getContrast(palette[part], palette.paper)).toBeGreaterThanOrEqual(3)
    expect(getContrast(palette[part], palette.ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('formatLooks', () => {
  it('ST4 gives every storefront the same custom properties with different values', () => {
    const rules = storefronts.map(site => formatLooks([site]).split('}')[0] ?? '')
    const names = rules.map(rule => [...rule.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name))
    expect(names[0]).toContain('--color-accent')
    for (const each of names) expect(each).toEqual(names[0])
    expect(new Set(rules).size).toBe(storefronts.length)
  })

  it('ST4 writes both themes of a color into one property', () => {
    const [site] = storefronts.filter(({ id }) => id === 'fashion9')
    if (!site) throw new Error('fashion9 is missing')
    const css = formatLooks([site])
    expect(css).toContain('.look-fashion9 {')
    expect(css).toContain(`--color-accent: light-dark(#80502c, ${site.look.dark.accent});`)
  })
})

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
function getContrast(a: HexColor, b: HexColor): number {
  const [darker = 0, lighter = 0] = [getLuminance(a), getLuminance(b)].toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

function getLuminance(color: HexColor): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
