import type { SettingShape } from '#app/domain/setting.ts'
import { hostList } from './host-list.ts'

/** The settings for tracking clicks to retailers, beside those of the networks. */
export const outboundSettings = {
  outboundPrivateHosts: {
    variable: 'OUTBOUND_PRIVATE_HOSTS',
    description:
      'affiliate networks and shops on your private network, comma-separated, like `shops.internal:8080`; all others must be on the public internet',
    schema: hostList('shops.internal:8080'),
    default: '',
    whenUnset: 'none',
  },
} satisfies SettingShape
