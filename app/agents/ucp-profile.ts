import { absoluteUrl, agentsPath } from '#app/domain/urls/links.ts'
import { catalogTools } from './catalog-tools.ts'

/** The release of the Universal Commerce Protocol whose catalog tools we have. */
export const ucpVersion = '2026-04-08'

const capabilities = Object.fromEntries(
  [...new Set(catalogTools.map(({ capability }) => capability))].map(name => [
    name,
    [{ version: ucpVersion }],
  ]),
)

/**
 * The storefront's profile at `/.well-known/ucp`, where assistants find the address of the tools
 * (https://ucp.dev/schemas/discovery/profile.json). Nothing is paid for here, so that it names no
 * payment handlers.
 */
export function toUcpProfile(siteUrl: string) {
  return {
    ucp: {
      version: ucpVersion,
      services: {
        'dev.ucp.shopping': [
          {
            version: ucpVersion,
            transport: 'mcp',
            endpoint: absoluteUrl(siteUrl, agentsPath),
            spec: 'https://ucp.dev/specification/overview',
            schema: 'https://ucp.dev/services/shopping/mcp.openrpc.json',
          },
        ],
      },
      capabilities,
      payment_handlers: {},
    },
  }
}
