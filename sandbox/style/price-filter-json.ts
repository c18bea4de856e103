import { priceFilters } from '../world/price-filters.ts'

export function toPriceFilterJson() {
  return {
    metadata: {
      name: 'Price',
      shortName: 'p',
      label: 'Price',
      pluralLabel: 'Prices',
      multiSelect: true,
    },
    priceFilters: priceFilters.map(({ id, minUsd, maxUsd }) => ({
      id: String(id),
      name: getPriceFilterName(minUsd, maxUsd),
      longLabel: getPriceFilterName(minUsd, maxUsd),
      urlIdentifier: maxUsd === undefined ? `${minUsd}-and-over` : `${minUsd}-${maxUsd}`,
      minPrice: minUsd,
      ...(maxUsd !== undefined && { maxPrice: maxUsd }),
      minPriceLabel: formatUsd(minUsd),
    })),
  }
}

export function getPriceFilterName(minUsd: number, maxUsd: number | undefined): string {
  return maxUsd === undefined
    ? `Over ${formatUsd(minUsd)}`
    : `${formatUsd(minUsd)} - ${formatUsd(maxUsd)}`
}

function formatUsd(usd: number): string {
  return `$${usd.toLocaleString('en-US')}`
}
