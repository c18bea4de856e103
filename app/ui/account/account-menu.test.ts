import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { User } from '#app/domain/user.ts'
import { SavedLink } from '../saved/saved-link.tsx'
import { UserContext } from '../user-context.ts'
import { AccountMenu } from './account-menu.tsx'

const ann: User = {
  id: 'u1',
  email: 'ann.lee@example.com',
  emailVerified: true,
  name: '',
  role: 'shopper',
}

/**
 * Renders the header's buttons. Returns the HTML of
 * the buttons and the path of each link by its label.
 */
function render(user: User | undefined): { html: string; links: Record<string, string> } {
  const parts = createElement(
    Fragment,
    undefined,
    createElement(SavedLink),
    createElement(AccountMenu),
  )
  const Component = () => createElement(UserContext, { value: user }, parts)
  const Stub = createRoutesStub([{ path: '/', Component }])
  const html = renderToString(createElement(Stub, { initialEntries: ['/'] }))
  const anchors = html.matchAll(/<a[^>]*?>.*?<\/a>/g).map(([anchor]) => {
    const label = /aria-label="([^"]+)"/.exec(anchor)?.[1] ?? anchor.replace(/<[^>]+>/g, '')
    return [label, /href="([^"]+)"/.exec(anchor)?.[1] ?? '']
  })
  return { html, links: Object.fromEntries(anchors) }
}

describe('the header', () => {
  it('LY3 links visitors to their saved products, and to sign up and log in', () => {
    expect(render(undefined).links).toEqual({
      Saved: '/saved/',
      Account: '/auth/login/',
      'Sign Up': '/auth/signUp/',
      Login: '/auth/login/',
    })
  })

  it('LY3 links signed-in shoppers to their saved products and account', () => {
    const { html, links } = render(ann)
    expect(links).toEqual({
      Saved: '/saved/',
      Profile: '/account/',
      Settings: '/account?tab=settings',
      'Log out': '/account?logout=1',
    })
    expect(html).toContain('aria-label="ann.lee’s account"')
  })

  it('AD1 LY3 links operators, and nobody else, to the operator pages', () => {
    expect(render({ ...ann, role: 'admin' }).links['For operators']).toBe('/admin')
    expect(JSON.stringify([render(ann), render(undefined)])).not.toContain('/admin')
  })

  it('LY3 shows the photo, or the first letter of the name', () => {
    expect(render(ann).html).toMatch(/<span aria-hidden="true"[^>]*>A<\/span>/)
    const picture = '/account/photo/tag'
    expect(render({ ...ann, picture }).html).toContain(`src="${picture}"`)
  })

  it('LY3 escapes markup in a name', () => {
    const { html } = render({ ...ann, name: '<b>Ann</b>' })
    expect(html).toContain('&lt;b&gt;Ann&lt;/b&gt;')
    expect(html).not.toContain('<b>')
  })
})
