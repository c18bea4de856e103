import type { BaseLogger } from 'pino'
import type { Services } from '#app/context/services.ts'
import { followTable } from '#app/overrides/follow-table.server.ts'
import { createResponseCache, type ResponseCache } from '../http/response-cache/response-cache.ts'
import { isShareable, type SharedPage } from '../http/response-cache/shared-page.ts'

export interface OpenResponseCache {
  cache: ResponseCache<SharedPage>
  close(): Promise<void>
}

/** Opens the cache of signed-out visitors' pages; every change by an operator drops all of them. */
export async function openResponseCache({
  megabytes,
  databaseUrl,
  services: { catalogue, content, retailers },
  log,
}: {
  megabytes: number
  databaseUrl: string
  services: {
    catalogue: Pick<Services['catalogue'], 'state'>
    content: Pick<Services['content'], 'version'>
    retailers: Pick<Services['retailers'], 'all'>
  }
  log: Pick<BaseLogger, 'info' | 'error'>
}): Promise<OpenResponseCache> {
  const cache = createResponseCache<SharedPage>({
    maxBytes: megabytes * 1024 * 1024,
    version: () => [content.version(), retailers.all()],
    lastChange: () => catalogue.state().version,
    isCacheable: isShareable,
  })
  const { close } = await followTable({
    ...{ databaseUrl, log, name: 'operators’ changes', channel: 'operator_changes' },
    read: async () => cache.drop(),
  })
  return { cache, close }
}
