import { html, raw } from 'hono/html'
import type { LandingProduct } from '../world/landing-product.ts'
import { toJsonLd } from './planted-links.ts'
import { drawShopPage } from './shop-page.ts'

/**
 * Renders the page that a buy click lands on. Its data attributes identify
 * the product and the retailer, so that a test can check the destination.
 */
export function drawLandingPage(product: LandingProduct): ReturnType<typeof html> {
  const title = `${product.brand} ${product.name}`.trim()
  return drawShopPage(
    product.retailer,
    title,
    html`<script type="application/ld+json">${raw(toJsonLd(product))}</script>
<article class="product" data-product-id="${product.id}" data-retailer-id="${product.retailer.id}">
<div class="pictures">${product.images.slice(0, 5).map((image, index) => html`<img src="${image}" alt="${index === 0 ? title : ''}" width="720" height="900">`)}</div>
<div>
<p class="brand">${product.brand}</p>
<h1>${product.name}</h1>
<p class="price">${
      product.salePrice
        ? html`<s aria-label="Was ${product.price}">${product.price}</s><strong>${product.salePrice}</strong>`
        : product.price
    }</p>
${product.colors.length > 0 ? html`<p class="brand">Colour: ${product.colors.join(', ')}</p>` : ''}
<form>
${
  product.sizes.length > 0
    ? html`<fieldset><legend>Size</legend><div class="sizes">${product.sizes.map(size => html`<label><input type="radio" name="size" value="${size}">${size}</label>`)}</div></fieldset>`
    : ''
}
<button type="button" ${product.isInStock ? '' : 'disabled'}>${product.isInStock ? 'Add to bag' : 'Sold out'}</button>
</form>
<p class="about">${toPlainText(product.description)}</p>
</div>
</article>`,
  )
}

/** Strips all markup, because the description is retailer HTML and sometimes hostile. */
function toPlainText(description: string): string {
  return description
    .replace(/<(script|style|iframe)\b[\s\S]*?(<\/\1>|$)/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(nbsp|amp);/g, (_, name: string) => (name === 'amp' ? '&' : ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 1200)
}
