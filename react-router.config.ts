import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The whole site has some thirty routes: their map is smaller than the requests that would discover it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
