import { expect, type Page } from '@playwright/test'
import { baseUrl } from './address.ts'
import { test } from './journey.ts'

const paths = [
  ...['/', '/products', '/products/women/dresses?q=red+dress', '/products?q=zzzz'],
  ...['/products/women/womens-clothes?store=Alder+%26+Finch&price=5000-', '/brands', '/retailers/'],
  ...['/retailers/alder-finch', '/retailers/?q=zzzz', '/how-we-rank', '/company/about'],
  ...['/company/advertising_disclosure', '/company/terms', '/company/privacy_policy'],
  ...['/auth/login/', '/auth/signUp/', '/auth/resetPassword/', '/saved/', '/no-such-page'],
]

/** The specification names this link; shoppers' other words for a place that sells are "store". */
const named = 'Retailers & Brands'

/**
 * Returns the sentences of a page that call a store a retailer or a shop: in its text, its
 * attributes or its title. The products' own names and descriptions are left out.
 */
function findOtherWords(page: Page, path: string): Promise<string[]> {
  return page.evaluate(
    async ({ path: address, named: exception }) => {
      const html = await (await fetch(address)).text()
      const { documentElement: root, title } = new DOMParser().parseFromString(html, 'text/html')
      const own = 'script, style, article h2, article h3, article h1, .prose-retailer, .crumbs'
      for (const each of root.querySelectorAll(own)) each.remove()
      const texts = [title]
      for (const element of root.querySelectorAll('*')) {
        for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'tooldescription'])
          texts.push(element.getAttribute(name) ?? '')
        if (element.matches('meta[name=description]'))
          texts.push(element.getAttribute('content') ?? '')
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
      }
      // "Shop the season" is a verb.
      return texts.filter(
        text =>
          text !== exception && /\bretailers?\b|\b(?<!-)shops?\b(?! (?:by|the)\b)/i.test(text),
      )
    },
    { path, named },
  )
}

test('LY4 shoppers’ pages call a store a store', async ({ page }) => {
  for (const storefront of ['fashion8', 'fashion9', 'mongollist']) {
    await page.goto(`${baseUrl(storefront)}/products/women/dresses`)
    const product = page.getByRole('article').first().getByRole('heading').getByRole('link')
    const all = [...paths, (await product.getAttribute('href')) ?? '']
    // The storefronts differ in their home pages and settings only.
    for (const path of storefront === 'fashion8' ? all : ['/', '/products'])
      expect.soft(await findOtherWords(page, path), path).toEqual([])
  }
})
