import { createSubId, formatSubId } from '#app/networks/sub-id.ts'
import type { Click } from './click.ts'

/** Creates a human click with its own sub-id. */
export function makeClick(fields: Partial<Click> = {}): Click {
  return {
    clickedAt: new Date('2026-03-01T12:00:00.000Z'),
    storefront: 'fashion8',
    source: 's',
    productId: '730112845',
    retailer: 'Alder & Finch',
    priceMinor: 11_880,
    currency: 'USD',
    page: 'list',
    position: 12,
    subId: formatSubId(createSubId()),
    device: 'phone',
    visitor: 'person',
    network: 'skimlinks',
    destinationHost: 'www.a.example',
    ...fields,
  }
}
