import type { Audience } from '#app/vocabulary/audience.ts'

/** The mock catalogs, and the usual audience of each shop whose records don't state one. */
export const catalogs: readonly { name: string; usualAudience?: Audience }[] = [
  { name: 'chain' },
  { name: 'department-store' },
  { name: 'merchant' },
  { name: 'south-asian' },
  { name: 'us-store' },
  { name: 'marketplace' },
  { name: 'boutique', usualAudience: { sex: 'female', age: 'adult' } },
]
