import { describe, expect, it } from 'vitest'
import { contrastPairs, getContrast, getPairContrast, parseHexColor } from './contrast.ts'
import { formatLooks } from './format-looks.ts'
import type { HexColor } from './look.ts'
import { storefronts } from './storefronts.ts'

const palettes = storefronts.flatMap(({ id, look }) => [
  { name: `${id}, light`, palette: look.light },
  { name: `${id}, dark`, palette: look.dark },
])

describe.each(palettes)('ST4 the palette of $name', ({ palette }) => {
  it.each(contrastPairs)('shows $front on $back with a contrast of at least $ratio:1', pair => {
    expect(getPairContrast(palette, pair)).toBeGreaterThanOrEqual(pair.ratio)
  })
})

/** White paper and black cloth in retailers' pictures, as dim as the dark theme shows them. */
const [dimPaper, dimBlack] = [0.816, 0.14]

describe.each(storefronts)('ST4 the dark ground of $id', ({ look }) => {
  const { paper, picture } = look.dark
  const tint = (share: number): HexColor =>
    `#${parseHexColor(picture)
      .map(value =>
        Math.round(value * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`

  it('stands out from the page and from black clothes', () => {
    expect(getContrast(tint(dimPaper), tint(dimBlack))).toBeGreaterThan(7)
    expect(getContrast(tint(dimPaper), paper)).toBeGreaterThan(7)
  })

  it('is no white slab, and has a tone of its own that leaves clothes their color', () => {
    expect(getContrast(tint(dimPaper), '#ffffff')).toBeGreaterThan(1.9)
    const values = parseHexColor(picture)
    const tone = Math.max(...values) - Math.min(...values)
    expect(tone).toBeGreaterThan(5)
    expect(tone).toBeLessThan(20)
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

  it('ST4 combines a color’s values for both themes in one property', () => {
    const [site] = storefronts.filter(({ id }) => id === 'fashion9')
    if (!site) throw new Error('fashion9 is missing')
    const css = formatLooks([site])
    expect(css).toContain('.look-fashion9 {')
    expect(css).toContain(`--color-accent: light-dark(#80502c, ${site.look.dark.accent});`)
  })
})
