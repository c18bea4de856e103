import type { LinkForm } from './link-form.ts'

/** The formats of redirecting links that cannot have our sub-id. */
export const otherLinkForms: readonly LinkForm[] = [
  // ShopStyle.
  { hosts: ['shopstyle.com'], path: /^\/action\/apivisitretailer/i, target: ['url'] },
  { hosts: ['shopstyle.com'], target: 'none' },
  { hosts: ['connexity.net'], target: ['t'] },
  { hosts: ['ojrq.net'], target: ['return'] },
  { hosts: ['tatrck.com'], target: ['deeplink'] },
  // Short links.
  { hosts: ['tidd.ly', 'sovrn.co', 'shopstyle.it', 'bit.ly', 'shrsl.com'], target: 'none' },
]
