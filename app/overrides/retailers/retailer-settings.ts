/** The operators' settings for a retailer: table `retailer_settings` in the database. */
export interface RetailerSettings {
  /** The retailer's key; see `toRetailerKey`. */
  key: string
  /** The name that shoppers see. */
  name: string
  /** Keys of the same shop under other names. */
  alsoKeys: readonly string[]
  /** The retailer's own site. */
  link?: string
  /** The retailer's ids in the style catalogue and at CJ, Rakuten and Skimlinks. */
  sid?: string
  cid?: string
  rid?: string
  kid?: string
  /** The ids of the storefronts that do not show the retailer. */
  hiddenOn: readonly string[]
  isFeatured: boolean
  /** The tag of the logo, which is part of its URL. */
  logoTag?: string
  /** The number of changes; 0 if the settings have never changed. */
  version: number
}

/** The fields that operators can change; an explicit undefined clears a field. */
export type RetailerPatch = {
  [Field in Exclude<keyof RetailerSettings, 'key' | 'version'>]?:
    | RetailerSettings[Field]
    | undefined
}

/** Creates the initial settings of a retailer. */
export function createRetailerSettings(key: string, name: string): RetailerSettings {
  return { key, name, alsoKeys: [], hiddenOn: [], isFeatured: false, version: 0 }
}
