import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // A visitor is told of the routes that the page's links lead to, not of the members' and admins'.
  // A file for the page alone: its client action is a line that the next file of the page has anyway.
  splitRouteModules: false,
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
} satisfies Config
