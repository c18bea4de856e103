import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Content } from '#app/content/content.ts'
import { createContent } from '#app/content/create-content.server.ts'
import type { Storefront } from '#app/storefronts/storefront.ts'
import type { Settings } from '../settings/settings.ts'

/** Opens the editors' content, whose latest copy is in the data folder. */
export async function openContent(
  settings: Settings,
  storefronts: readonly Storefront[],
  log: Logger,
): Promise<Content> {
  return createContent({
    endpoint: settings.contentUrl,
    accessToken: settings.contentToken,
    locale: settings.contentLocale,
    webhookSecret: settings.contentWebhookSecret,
    folder: join(settings.dataDirectory, 'content'),
    storefronts,
    privateHosts: settings.contentPrivateHosts,
    log,
  })
}
