import { derivePalettes } from './derive-palettes.ts'
import type { HexColor } from './look.ts'
import { matchesHost } from './matches-host.ts'
import type { Storefront } from './storefront.ts'

/** The options for a new storefront, as typed. */
export interface NewStorefront {
  id: string
  /** The host without `www.`: `shop.example`. */
  host: string
  /** A color such as `#14602b`. */
  accent: string
  name: string
}

/**
 * Copies the settings of another storefront, except its logo, verification tags and affiliate ids,
 * and gives the copy its own id, name, host and colors. Returns an error message instead if an
 * option is invalid.
 */
export function deriveStorefront(
  from: Storefront,
  { id, host, accent, name }: NewStorefront,
  sites: readonly Storefront[],
): Storefront | { fault: string } {
  // The id becomes a file name, a CSS class and a subdomain of localhost.
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 30)
    return {
      fault: `The id ${id} must be lower-case letters, digits and dashes, at most 30 characters.`,
    }
  if (sites.some(site => site.id === id)) return { fault: `There is already a storefront ${id}.` }
  if (!/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(host))
    return { fault: `The host ${host} must be a host name such as shop.example.` }
  const user = sites.find(
    ({ hostPatterns, siteUrl }) =>
      matchesHost(hostPatterns, host) || matchesHost(`*.${host}`, new URL(siteUrl).host),
  )
  if (user) return { fault: `The host ${host} belongs to the storefront ${user.id}.` }
  if (!isHexColor(accent)) return { fault: `The accent ${accent} must be a color such as #14602b.` }
  const palettes = derivePalettes(from.look, accent)
  if ('faults' in palettes) {
    const { faults, nearest } = palettes
    const advice = nearest ? ` The nearest accent that passes is ${nearest}.` : ''
    return { fault: `The accent ${accent} has too little contrast: ${faults[0]}.${advice}` }
  }
  const { logo, googleSiteVerification, awinVerification, ...settings } = from
  return {
    ...settings,
    id,
    hostPatterns: `${host}, *.${host}, ${id}.localhost`,
    siteName: name,
    siteUrl: `https://www.${host}`,
    contact: { twitterHandle: id },
    affiliate: {},
    look: { ...from.look, ...palettes },
    meta: { ...from.meta, social: {} },
  }
}

function isHexColor(text: string): text is HexColor {
  return /^#[0-9a-f]{6}$/.test(text)
}
