import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/public/home.tsx'),
  route('request-access', 'routes/public/request-access.tsx'),
  route('ui', 'routes/public/ui.tsx'),
  route('api/clicks', 'routes/api/clicks.ts'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
