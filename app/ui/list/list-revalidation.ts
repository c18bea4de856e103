import { useEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { ListPage } from '#app/pages/list-page.ts'
import { shouldRevalidateProducts } from '../navigation/revalidate-products.ts'

/**
 * True while the list on screen lacks products. A module variable
 * is safe here, because only browsers set it, never the server.
 */
let isIncomplete = false

/** Records for `shouldRevalidateList` whether the list on screen is complete. */
export function useCompleteness(list: ListPage): void {
  useEffect(() => {
    isIncomplete = list.isIncomplete === true
  }, [list])
}

/**
 * Revalidates an incomplete list at every opportunity, and other lists like any page with products.
 */
export function shouldRevalidateList(args: ShouldRevalidateFunctionArgs): boolean {
  return isIncomplete ? args.defaultShouldRevalidate : shouldRevalidateProducts(args)
}
