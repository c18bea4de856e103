import { html, raw } from 'hono/html'
import { getShopLook } from './shop-look.ts'

type Html = ReturnType<typeof html>

/**
 * Renders any content as a page in the retailer's design. `html` escapes every interpolated value.
 */
export function drawShopPage(
  shop: { name: string; hostDomain: string },
  title: string,
  main: Html,
): Html {
  const look = getShopLook(shop.hostDomain)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${shop.name}</title>
<style>${raw(getStyles(shop.hostDomain))}</style>
</head>
<body>
<p class="promise">${look.promise}</p>
<header class="${look.header}">
<a class="logo" href="/shops/${shop.hostDomain}/">${shop.name}</a>
<nav aria-label="Shop"><a href="/shops/${shop.hostDomain}/">New in</a><a href="/shops/${shop.hostDomain}/">Women</a><a href="/shops/${shop.hostDomain}/">Men</a><a href="/shops/${shop.hostDomain}/">Home</a></nav>
</header>
<main>${main}</main>
<footer><p>${shop.name} · Delivery · Returns · Contact</p></footer>
</body>
</html>`
}

function getStyles(hostDomain: string): string {
  const look = getShopLook(hostDomain)
  return `*{box-sizing:border-box;margin:0}
body{font:16px/1.6 'Helvetica Neue',Helvetica,Arial,sans-serif;color:${look.ink};background:${look.paper}}
a{color:inherit;text-decoration:none}
a:hover{text-decoration:underline}
:focus-visible{outline:2px solid ${look.accent};outline-offset:2px}
.promise{background:${look.accent};color:${look.onAccent};text-align:center;font-size:13px;padding:7px 16px}
header{display:flex;flex-wrap:wrap;gap:12px 32px;align-items:center;padding:20px clamp(16px,4vw,56px);border-bottom:1px solid color-mix(in srgb,${look.ink} 14%,transparent)}
header.middle{flex-direction:column;gap:10px}
.logo{font:600 26px/1.2 ${look.heading};letter-spacing:${look.letterSpacing};text-transform:${look.transform}}
nav{display:flex;gap:24px;font-size:14px}
main{max-width:1120px;margin:0 auto;padding:32px clamp(16px,4vw,56px) 64px}
h1{font:500 30px/1.25 ${look.heading};overflow-wrap:anywhere}
.product{display:grid;gap:32px}
.pictures{display:grid;gap:8px;grid-template-columns:repeat(4,1fr)}
.pictures img{width:100%;aspect-ratio:4/5;object-fit:cover;background:#e8e4de;border-radius:${Math.min(look.radiusPx, 12)}px;display:block}
.pictures img:first-child{grid-column:1/-1}
.brand{font-size:14px;letter-spacing:.06em;opacity:.75;margin-bottom:6px}
.price{font-size:20px;margin:16px 0 24px}
.price s{opacity:.6;margin-right:8px}
fieldset{border:0;padding:0;margin:0 0 24px}
legend{font-size:14px;margin-bottom:8px}
.sizes{display:flex;flex-wrap:wrap;gap:8px}
.sizes label{border:1px solid color-mix(in srgb,${look.ink} 30%,transparent);border-radius:${Math.min(look.radiusPx, 22)}px;min-width:48px;padding:9px 14px;text-align:center;font-size:14px;cursor:pointer}
.sizes input{position:absolute;opacity:0}
.sizes label:has(:checked){background:${look.ink};color:${look.paper}}
.sizes label:has(:focus-visible){outline:2px solid ${look.accent};outline-offset:2px}
button{width:100%;border:0;padding:15px 24px;font:600 16px/1.4 inherit;font-family:inherit;background:${look.accent};color:${look.onAccent};border-radius:${look.radiusPx}px;cursor:pointer}
button:disabled{background:#8a8782;color:#fff;cursor:default}
.about{margin-top:32px;padding-top:24px;border-top:1px solid color-mix(in srgb,${look.ink} 14%,transparent);font-size:15px}
.lead{max-width:52ch;margin:16px 0 24px}
footer{border-top:1px solid color-mix(in srgb,${look.ink} 14%,transparent);padding:24px clamp(16px,4vw,56px);font-size:13px;opacity:.8}
@media(min-width:768px){.product{grid-template-columns:${look.picture === 'left' ? '1.15fr 1fr' : '1fr 1.15fr'};gap:56px}.product .pictures{order:${look.picture === 'left' ? 0 : 2}}}`
}
