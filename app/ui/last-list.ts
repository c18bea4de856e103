import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { ListPage } from '#app/domain/list-page.ts'
import { shouldRevalidateProducts } from './revalidation.ts'

/** The list on screen, which stays there when the next one does not come. One a tab: never set on the server. */
let lastList: ListPage | undefined
let isBehind = false

export function keepList(list: ListPage): void {
  lastList = list
  isBehind = false
}

/** What a list's route hands to its view. */
export interface ListAnswer {
  list: ListPage
  /** What the address asks for did not come, and this is the list before it. */
  hasFailed: boolean
}

/** Where a list does not come, because the network or the server is at fault, the one before it stays. */
export async function readList(fetchList: () => Promise<ListAnswer>): Promise<ListAnswer> {
  try {
    const answer = await fetchList()
    keepList(answer.list)
    return answer
  } catch (error) {
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)
    if (isAnswer || !lastList) throw error
    isBehind = true
    return { list: lastList, hasFailed: true }
  }
}

/** As every page with products; but while the list is not what its address asks for, every chance to read it is taken. */
export function shouldRevalidateList(args: ShouldRevalidateFunctionArgs): boolean {
  return isBehind ? args.defaultShouldRevalidate : shouldRevalidateProducts(args)
}
