import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { SaveButton } from './save-button.tsx'
import { KnownSavedContext } from './saved-products.ts'

function render(isSaved: boolean, label?: string): string {
  const product = { source: 's', id: '7', name: 'Linen Dress' } as const
  const props = { product, className: '', ...(label === undefined ? {} : { label }) }
  const heart = createElement(SaveButton, props)
  const Component = () => createElement(KnownSavedContext, { value: isSaved }, heart)
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToString(createElement(Stub, { initialEntries: ['/'] }))
}

describe('the heart', () => {
  it.each([
    ['an unsaved product', false, 'Save Product', 'save'],
    ['a saved product', true, 'Remove Product', 'remove'],
  ])('PD7 has the right label and action for %s', (_, isSaved, label, name) => {
    const html = render(isSaved)
    expect(html).toContain(`aria-label="${label}"`)
    expect(html).toContain(`title="${label}"`)
    expect(html).toContain(`aria-pressed="${isSaved}"`)
    expect(html).toContain(`name="${name}"`)
    expect(html).toContain('value="s:7"')
  })

  it('PD7 includes the product’s name on pages with several products', () => {
    expect(render(true, 'Linen Dress')).toContain('aria-label="Remove Product: Linen Dress"')
  })
})
