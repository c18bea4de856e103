/** The operators' page with SEO, legal and accessibility rules. */
export const adminRulesPath = '/admin/rules'
