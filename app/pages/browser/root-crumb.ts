import { listPath } from '#app/domain/urls/links.ts'

/** The first crumb of every page. The logo leads home. */
export const rootCrumb = { label: 'All', to: listPath() }
