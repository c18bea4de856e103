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
  /** The retailer's ids at the sources, by source letter: `{ c: '2000002' }`. */
  ids: RetailerIds
  /** The ids of the storefronts that do not show the retailer. */
  hiddenOn: readonly string[]
  isFeatured: boolean
  /** The tag of the logo, which is part of its URL. */
  logoTag?: string
  /** The names that operators gave the retailer earlier; absent if there are none. */
  formerNames?: readonly string[]
  /** The number of changes; 0 if the settings have never changed. */
  version: number
}

export type RetailerIds = Readonly<Partial<Record<string, string>>>

/** The fields that operators can change; an explicit undefined clears a field. */
export type RetailerPatch = {
  [Field in Exclude<keyof RetailerSettings, 'key' | 'version' | 'ids' | 'formerNames'>]?:
    | RetailerSettings[Field]
    | undefined
} & {
  /** The ids that change; an explicit undefined clears an id, and ids at other sources stay. */
  ids?: Readonly<Record<string, string | undefined>>
}

/** Creates the initial settings of a retailer. */
export function createRetailerSettings(key: string, name: string): RetailerSettings {
  return { key, name, alsoKeys: [], ids: {}, hiddenOn: [], isFeatured: false, version: 0 }
}

export function applyPatch(settings: RetailerSettings, patch: RetailerPatch): RetailerSettings {
  const ids = Object.entries({ ...settings.ids, ...patch.ids }).filter(([, id]) => id !== undefined)
  return { ...settings, ...patch, ids: Object.fromEntries(ids) } as RetailerSettings
}

/** Returns the name of a retailer's id at a source, for operators: `cid` for c. */
export function formatIdName(letter: string): string {
  return `${letter}id`
}
