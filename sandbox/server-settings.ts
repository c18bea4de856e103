import type { Sandbox } from './sandbox.ts'

/** The variables that lead a server to the upstreams here. */
export function toServerSettings({
  url,
  pictureHost,
  styleKey,
  cj,
  rakuten,
  trending,
}: Sandbox): Record<string, string> {
  return {
    STYLE_API_URL: `${url}/api/v2`,
    STYLE_API_KEY: styleKey,
    // The pictures are on this machine too, where a server looks for none unless told to.
    IMAGE_PRIVATE_HOSTS: pictureHost,
    CJ_API_URL: cj.apiUrl,
    CJ_TOKEN: cj.token,
    CJ_COMPANY_ID: cj.companyId,
    CJ_WEBSITE_ID: cj.websiteId,
    // No limit is known upstream, and none is kept here: a start need not be as careful as the default.
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
