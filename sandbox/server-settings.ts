import type { Sandbox } from './sandbox.ts'

/** Returns environment variables that make a server use these upstreams. */
export function toServerSettings({
  url,
  pictureHost,
  styleKey,
  cj,
  rakuten,
  trending,
  wrappers,
  content,
}: Sandbox): Record<string, string> {
  return {
    STYLE_API_URL: `${url}/api/v2`,
    STYLE_API_KEY: styleKey,
    PRICE_HISTORY_URL: `${url}/price-history`,
    // These hosts must be listed, because the pictures are on this
    // machine and servers do not fetch from private hosts by default.
    IMAGE_PRIVATE_HOSTS: pictureHost,
    // The networks' redirects and the shops are also on loopback.
    OUTBOUND_PRIVATE_HOSTS: pictureHost,
    SKIMLINKS_REDIRECT_URL: wrappers.skimlinksUrl,
    SKIMLINKS_SITE_IDS: '123456X1600001',
    VIGLINK_REDIRECT_URL: wrappers.viglinkUrl,
    VIGLINK_KEYS: '0'.repeat(32),
    CONTENT_API_URL: content.apiUrl,
    CONTENT_WEBHOOK_SECRET: content.webhookSecret,
    CONTENT_PRIVATE_HOSTS: pictureHost,
    CJ_API_URL: cj.apiUrl,
    CJ_COMMISSIONS_URL: cj.commissionsUrl,
    CJ_TOKEN: cj.token,
    CJ_COMPANY_ID: cj.companyId,
    CJ_WEBSITE_ID: cj.websiteId,
    // The upstream documents no rate limit and the sandbox
    // has none, so the cautious default is not needed here.
    CJ_RATE_PER_MINUTE: '1000',
    RAKUTEN_API_URL: rakuten.apiUrl,
    RAKUTEN_CLIENT_ID: rakuten.clientId,
    RAKUTEN_CLIENT_SECRET: rakuten.clientSecret,
    RAKUTEN_SITE_ID: rakuten.siteId,
    SKIMLINKS_TOKEN_URL: trending.tokenUrl,
    SKIMLINKS_API_URL: trending.apiUrl,
    SKIMLINKS_PUBLISHER_ID: trending.publisherId,
    SKIMLINKS_CLIENT_ID: trending.clientId,
    SKIMLINKS_CLIENT_SECRET: trending.clientSecret,
  }
}
