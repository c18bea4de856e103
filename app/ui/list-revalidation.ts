import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { ListPage } from '#app/pages/list-page.ts'
import { shouldRevalidateProducts } from './revalidation.ts'

/** True while the list on screen lacks products. Per tab, so never set on the server. */
let isIncomplete = false

export function noteCompleteness(list: ListPage): void {
  isIncomplete = list.isIncomplete === true
}

/** Incomplete lists are revalidated at every opportunity, others like every page with products. */
export function shouldRevalidateList(args: ShouldRevalidateFunctionArgs): boolean {
  return isIncomplete ? args.defaultShouldRevalidate : shouldRevalidateProducts(args)
}
