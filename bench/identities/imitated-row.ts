/** A row of an imitated Google Merchant feed; absent columns are empty. */
export interface ImitatedRow {
  id: string
  title: string
  brand: string
  price: string
  path: string
  description: string
  gender?: 'male' | 'female' | 'unisex'
  color?: string
  size?: string
  condition?: 'new' | 'used'
  gtin?: string
  mpn?: string
}

const columns: readonly [name: string, read: (row: ImitatedRow) => string | undefined][] = [
  ['id', row => row.id],
  ['title', row => row.title],
  ['brand', row => row.brand],
  ['price', row => row.price],
  ['product_type', row => row.path],
  ['description', row => row.description],
  ['gender', row => row.gender],
  ['color', row => row.color],
  ['size', row => row.size],
  ['condition', row => row.condition ?? 'new'],
  ['gtin', row => row.gtin],
  ['mpn', row => row.mpn],
  ['link', row => `https://shop.example/p/${row.id}`],
  ['image_link', row => `https://shop.example/p/${row.id}.jpg`],
  ['availability', () => 'in stock'],
]

export function writeImitatedFeed(rows: readonly ImitatedRow[]): string {
  const lines = rows.map(row => columns.map(([, read]) => read(row) ?? '').join('\t'))
  return `${[columns.map(([name]) => name).join('\t'), ...lines].join('\n')}\n`
}
