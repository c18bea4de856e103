import { toStorageKey, visitMs } from '../product/viewed-products.ts'
import { toDropsKey } from './known-drops.ts'

/**
 * Returns an inline script that opens the hidden band around it for a returning visitor with known
 * price drops. It runs before any module loads, so it can't call `isReturning` and `readKnownDrops`
 * and repeats their rules.
 */
export function toSinceBandScript(siteId: string): string {
  const [viewed, drops] = [toStorageKey(siteId), toDropsKey(siteId)].map(key => JSON.stringify(key))
  return `try{const t=localStorage.getItem(${viewed}),k=(localStorage.getItem(${drops})||'').split(' ');if(t&&!(Date.now()-/ t(\\d+)$/.exec(t)?.[1]<=${visitMs})&&t.split(' ').some(e=>e&&k.includes(e)))document.currentScript.parentElement.hidden=false}catch{}`
}
