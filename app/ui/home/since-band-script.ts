import { toStorageKey, visitMs } from '../product/viewed-products.ts'

/**
 * Returns a script that stands in a hidden band and opens it for a returning visitor. It runs before
 * any module is loaded, so it says in its own words what `isReturning` says.
 */
export function toSinceBandScript(siteId: string): string {
  const key = JSON.stringify(toStorageKey(siteId))
  return `try{const t=localStorage.getItem(${key});if(t&&!(Date.now()-/ t(\\d+)$/.exec(t)?.[1]<=${visitMs}))document.currentScript.parentElement.hidden=false}catch{}`
}
