/** The operators' page that lists bad links. */
export const adminLinksPath = '/admin/links'
