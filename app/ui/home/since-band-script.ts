import { toStorageKey, visitMs } from '../product/viewed-products.ts'

/**
 * Returns an inline script that opens the hidden band around it for a returning visitor. It runs before
 * any module loads, so it can't call `isReturning` and repeats its rule.
 */
export function toSinceBandScript(siteId: string): string {
  const key = JSON.stringify(toStorageKey(siteId))
  return `try{const t=localStorage.getItem(${key});if(t&&!(Date.now()-/ t(\\d+)$/.exec(t)?.[1]<=${visitMs}))document.currentScript.parentElement.hidden=false}catch{}`
}
