/** The operators' page with the storefronts' settings. */
export const adminStorefrontsPath = '/admin/storefronts'
