import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { emptyListQuery, type ListQuery } from '#app/domain/urls/list-query.ts'
import { toggleMySizes } from '#app/pages/browser/list-choices.ts'
import { DrawContext } from '#app/ui/draw-context.ts'
import { ChoiceItem } from '#app/ui/list/choice-item.tsx'
import { createDraw } from './create-draw.ts'

describe('createDraw', () => {
  it('renders a part once for each key', () => {
    const draw = createDraw(2)
    let renders = 0
    const drawLink = (key: string, href: string, text: string) =>
      draw(key, [href, text], ([to, label]) => {
        renders += 1
        return <a href={`${to}?from=list`}>{label}</a>
      })
    expect(drawLink('1', '/a', 'A')).toBe('<a href="/a">A</a>')
    expect(drawLink('1', '/b?x=1&y="2"', "<b> & 'c'")).toBe(
      '<a href="/b?x=1&amp;y=&quot;2&quot;">&lt;b&gt; &amp; &#x27;c&#x27;</a>',
    )
    expect(renders).toBe(1)
    drawLink('2', '/a', 'A')
    drawLink('3', '/a', 'A')
    expect(renders).toBe(3)
    drawLink('1', '/a', 'A')
    expect(renders).toBe(4)
  })
})

describe('the values of filters', () => {
  const draw = createDraw(100)
  const render = (props: ComponentProps<typeof ChoiceItem>, drawn?: typeof draw) =>
    renderToString(
      <DrawContext value={drawn}>
        <ChoiceItem {...props} />
      </DrawContext>,
    )
  const props = {
    query: { ...emptyListQuery, category: 'dresses' },
    isChosen: () => false,
    change: (query: ListQuery): ListQuery => ({ ...query, brands: ['Ann & "Bo" <C>'], page: 1 }),
    count: 1_200,
    label: 'Ann',
    figure: '1,200',
    className: 'filter-value',
  }
  // The cases that follow draw from the templates of those before.
  it.each<[what: string, change: Partial<ComponentProps<typeof ChoiceItem>>]>([
    ['a value', {}],
    ['another count', { count: 3, figure: '3' }],
    ['another list', { query: { ...props.query, text: `red & "blue" 'é <` } }],
    ['a link without a query', { change: () => ({ ...emptyListQuery, category: 'dresses' }) }],
    ['a chosen value', { isChosen: () => true }],
    ['no products', { count: 0, figure: '0' }],
    ['a chosen value without products', { count: 0, figure: '0', isChosen: () => true }],
    ['no figure', { figure: undefined }],
    ['a title', { title: '1,200 products' }],
    ['another title', { title: '“3” & <more>' }],
    ['a title without a figure', { title: '3 products', figure: undefined }],
    ['a name', { name: 'Ann, excluded', className: 'filter-value is-excluded' }],
    ['another label', { label: 'B & <C>' }],
    ['a swatch', { mark: <svg color="#fff" className="swatch" /> }],
    ['a wide item', { itemClass: 'col-span-2' }],
    ['a switch', { change: toggleMySizes }],
  ])('are drawn as React renders %s, at first and again', (_, change) => {
    const all = { ...props, ...change }
    const expected = render(all)
    expect(expected).toMatch(/^<li( class="col-span-2")?><(a|span) /)
    expect(render(all, draw)).toBe(expected)
    expect(render(all, draw)).toBe(expected)
  })
})
