import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // With about thirty routes, the complete manifest is smaller than the requests of lazy discovery.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
