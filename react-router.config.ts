import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The route table is small and known: no endpoint that discovers it piece by piece.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
