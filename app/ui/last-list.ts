import type { ListPage } from '#app/domain/list-page.ts'

/** The list on screen, which stays there when the next one does not come. One a tab: never set on the server. */
let lastList: ListPage | undefined
let isBehind = false

export function keepList(list: ListPage): void {
  lastList = list
  isBehind = false
}

/** The list before the one that failed; from here on every chance to read it again is taken. */
export function recallList(): ListPage | undefined {
  isBehind = lastList !== undefined
  return lastList
}

/** Whether what is shown is not what the address asks for. */
export function isListBehind(): boolean {
  return isBehind
}
