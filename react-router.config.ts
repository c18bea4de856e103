import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // With about thirty routes, the complete manifest is
  // smaller than the requests that lazy discovery would make.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
