import type { RouterContextProvider } from 'react-router'
import { getShell } from '#app/storefronts/shell.ts'
import { storefronts } from '#app/storefronts/storefronts.ts'
import { userContext } from './contexts.ts'
import { previewContext } from './preview.server.ts'
import { cardsPerRowChoice, parseChoice, themeChoice } from './remembered-choice.server.ts'
import { servicesContext } from './services.ts'
import { storefrontContext } from './storefront.server.ts'

/** Returns what every page's frame shows: the storefront, the user and the visitor's choices. */
export function getPageFrame(context: Readonly<RouterContextProvider>, request: Request) {
  const cookies = request.headers.get('Cookie')
  return {
    shell: getShell(context.get(storefrontContext), storefronts),
    user: context.get(userContext),
    isPreview: context.get(previewContext),
    language: context.get(servicesContext).content.language(),
    theme: parseChoice(themeChoice, cookies),
    cardsPerRow: parseChoice(cardsPerRowChoice, cookies),
  }
}
