import { createContext } from 'react'
import type { LinkPage } from '#app/domain/link-page.ts'

/** The kind of page that contains an outbound link, recorded in the click ledger. */
export const LinkPageContext = createContext<LinkPage>('other')
