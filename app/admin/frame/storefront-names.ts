import { storefronts } from '#app/storefronts/storefronts.ts'

export interface StorefrontName {
  id: string
  name: string
}

/** The storefronts that operators can choose from. */
export const storefrontNames: StorefrontName[] = storefronts.map(({ id, siteName }) => ({
  id,
  name: siteName,
}))
