// Hot reload: Hono, and React Router in it, inside Vite's development server.
import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { subsetFonts } from './fonts.ts'

await subsetFonts()
const vite = await createVite({ server: { middlewareMode: true } })
const { startDevelopment } = await vite.ssrLoadModule('./server/development.ts')
const { listener, port, stop } = await startDevelopment(() => vite.ssrLoadModule('virtual:react-router/server-build'))

const server = createServer((request, response) => {
  vite.middlewares(request, response, () => listener(request, response))
})
server.listen(port, () => console.log(`http://localhost:${port}`))

process.on('SIGINT', async () => {
  server.close()
  await stop()
  await vite.close()
  process.exit(0)
})
