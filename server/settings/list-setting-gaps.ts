import { wrapperNetworks } from '#app/networks/all-networks.server.ts'
import { getAffiliateIds } from '#app/outbound/affiliate-ids.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import { type Settings, serverSettings } from './settings.ts'

/**
 * Lists what a server lacks without failing, one line each, to be logged at the start. Mail
 * matters only in a deployment; a server for this machine writes it to a folder on purpose.
 */
export function listSettingGaps(
  settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'siteOrigins' | 'affiliateIds'>,
  storefronts: readonly Pick<Storefront, 'id' | 'affiliate'>[],
): string[] {
  const { smtpUrl, mailFrom, siteOrigins, affiliateIds } = settings
  const variables = wrapperNetworks.map(({ wrapper }) => wrapper.ids.variable)
  const idle = storefronts
    .filter(site => Object.keys(getAffiliateIds(site, affiliateIds)).length === 0)
    .map(({ id }) => id)
  const wrappers = wrapperNetworks.map(({ id }) => id as string)
  const unused = storefronts.flatMap(({ id, affiliate }) =>
    Object.keys(affiliate).flatMap(key => (wrappers.includes(key) ? [] : [`${key} (${id})`])),
  )
  const isPublic = siteOrigins !== 'local'
  const { mailFrom: sender } = serverSettings
  return [
    ...(isPublic && smtpUrl === undefined
      ? [
          'SMTP_URL is not set: no mail is sent, so shoppers cannot confirm an account or reset a password.',
        ]
      : []),
    ...(isPublic && mailFrom === sender.default
      ? [`MAIL_FROM is not set: mail comes from ${mailFrom}, which other mail servers refuse.`]
      : []),
    ...(idle.length > 0
      ? [
          `${variables.join(' and ')} have no id for ${idle.join(', ')}: clicks there earn nothing, except on links of our own accounts at networks.`,
        ]
      : []),
    ...(unused.length > 0
      ? [
          `The storefronts’ files have ids for ${unused.join(', ')}, which wrap no links: use ${wrappers.join(' or ')}.`,
        ]
      : []),
  ]
}
