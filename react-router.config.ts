import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // A visitor is told of the routes that the page's links lead to, not of the members' and admins'.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
