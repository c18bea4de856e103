import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The only file whose anchors may link to other sites. */
const outside = 'app/ui/elements/outbound-link.tsx'
const opening =
  /<(a|area|form|Form|Link|NavLink|PageLink|MenuLink)\b((?:[^>"'{}]|"[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\}|=>)*)>/g
/** Matches literal fragments and paths. `ownExpression` matches values built by links.ts. */
const ownText = /^(?:"(?:#|\/(?!\/))[^"]*"|\{`#[^`]*`\})$/
const ownExpression = /^\{(?!.*(?:url|address|http))[\s\S]*\b(?:to\w*|link|path\w*|\w+Path)\b/i

function isOwn(value: string): boolean {
  return ownText.test(value) || ownExpression.test(value)
}

/** Lists a component's URLs that `links.ts` did not build, with their locations. */
function findForeign(path: string, text: string): string[] {
  return [...text.matchAll(opening)].flatMap(([, tag, attributes = '']) =>
    [...attributes.matchAll(/\b(?:href|to|action)=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g)]
      .map(([, value = '']) => value)
      .filter(value => !isOwn(value))
      .map(value => `${path}: <${tag} ${value}>`),
  )
}

describe('a component', () => {
  const files = globSync('app/**/*.tsx').filter(path => !/\.test\.|testing/.test(path))

  it('OU3 links to other sites only through outbound-link.tsx', () => {
    expect(files.length).toBeGreaterThan(50)
    const foreign = files
      .filter(path => path !== outside)
      .flatMap(path => findForeign(path, readFileSync(path, 'utf8')))
    expect(foreign).toEqual([])
  })

  it('OU3 does not open windows or contain URLs of other sites', () => {
    const naming = files.filter(path =>
      /window\.open|location\.(?:assign|replace|href\s*=)|["'`]https?:\/\//.test(
        readFileSync(path, 'utf8'),
      ),
    )
    expect(naming.filter(path => path !== outside)).toEqual([])
  })

  it.each([
    '<a href="https://shop.example/p">',
    '<a href={url}>',
    '<a className="x" href={product.clickUrl}>',
    '<a href={host}>',
    '<PageLink to={offer.url}>',
    '<a href="//shop.example">',
    '<form action={shop.address} method="get">',
  ])('OU3 is rejected with %s', text => {
    expect(findForeign('a.tsx', text)).toHaveLength(1)
  })

  it.each(['<a href="#content">', '<PageLink to={brandPath(brand)}>', '<a href={card.path}>'])(
    'OU3 is accepted with %s',
    text => {
      expect(findForeign('a.tsx', text)).toEqual([])
    },
  )
})
