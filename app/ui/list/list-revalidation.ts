import { useEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { ListPage } from '#app/pages/list-page.ts'
import { shouldRevalidateProducts } from '../navigation/revalidation.ts'

/** True while the list on screen lacks products. Per tab, so never set on the server. */
let isIncomplete = false

/** Records for `shouldRevalidateList` whether the list on screen is complete. */
export function useCompleteness(list: ListPage): void {
  useEffect(() => {
    isIncomplete = list.isIncomplete === true
  }, [list])
}

/** Revalidates incomplete lists at every opportunity, others like any page with products. */
export function shouldRevalidateList(args: ShouldRevalidateFunctionArgs): boolean {
  return isIncomplete ? args.defaultShouldRevalidate : shouldRevalidateProducts(args)
}
