import type { RouterContextProvider } from 'react-router'
import { noticesContext, userContext, visitContext } from '#app/context/contexts.ts'
import { servicesContext } from '#app/context/services.ts'
import { previewContext } from '#app/middleware/preview.server.ts'
import { storefrontContext } from '#app/middleware/storefront.server.ts'
import { getShell } from '#app/storefronts/shell.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { cardsPerRowChoice, parseChoice, themeChoice } from './remembered-choice.server.ts'

/** Returns what every page's frame shows: the storefront, the user and the visitor's choices. */
export function getPageFrame(context: Readonly<RouterContextProvider>, request: Request) {
  const cookies = request.headers.get('Cookie')
  const notices = context.get(noticesContext)
  return {
    shell: getShell(context.get(storefrontContext), storefronts),
    user: context.get(userContext),
    isPreview: context.get(previewContext),
    language: context.get(servicesContext).content.language(),
    theme: parseChoice(themeChoice, cookies),
    cardsPerRow: parseChoice(cardsPerRowChoice, cookies),
    ...(notices.length > 0 ? { notices } : {}),
    ...(context.get(visitContext).isExport ? { isExport: true } : {}),
  }
}
