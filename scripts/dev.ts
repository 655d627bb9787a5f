// `npm run dev`: the server inside Vite. Pages, mails and jobs use changed code at once; when the code that the server
// itself has loaded changes, or a migration, the server is closed and started again in this process.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join, relative } from 'node:path'
import { createServer as createVite, type EnvironmentModuleNode } from 'vite'
import { subsetFonts } from './fonts.ts'

type Development = Awaited<ReturnType<typeof import('../server/development.ts').startDevelopment>>

const project = join(import.meta.dirname, '..')
const entry = join(project, 'server/development.ts')
const migrations = join(project, 'app/db/migrations/')
/** Several files often change at once, as when a branch is switched. */
const restartDelayMs = 200

await subsetFonts()
const server = createServer((request, response) =>
  vite.middlewares(request, response, async () => {
    try {
      ;(await running).listener(request, response)
    } catch (error) {
      // The reason is on the console too. The next change starts the server again.
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' }).end(explain(error))
    }
  }),
)
const vite = await createVite({
  // The websocket shares the port of the pages, so that their content security policy allows it.
  server: {
    middlewareMode: true,
    ws: { server },
    watch: { ignored: ['**/data/**', '**/data-demo/**', '**/build/**'] },
  },
})

async function start(isRestart: boolean): Promise<Development> {
  const { startDevelopment } = await vite.ssrLoadModule(entry)
  return startDevelopment({
    loadBuild: () => vite.ssrLoadModule('virtual:react-router/server-build'),
    loadWorker: () => vite.ssrLoadModule('/server/worker.ts'),
    isRestart,
  })
}

let running = start(false)

async function restart(previous: Promise<Development>) {
  await previous.then(
    ({ stop }) => stop(),
    () => {},
  )
  return start(true)
}

let timer: NodeJS.Timeout | undefined
vite.watcher.on('all', (_event, file) => {
  if (!file.startsWith(migrations) && !isLoadedByServer(file)) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    console.log(`${relative(project, file)} has changed: starting again`)
    running = restart(running)
    running.catch((error) => console.error(explain(error)))
  }, restartDelayMs)
})

/** Whether the server's entry imports the file, directly or through others. What is loaded per use is not imported. */
function isLoadedByServer(file: string) {
  const graph = vite.environments.ssr.moduleGraph
  const seen = new Set<EnvironmentModuleNode>()
  const waiting = [...(graph.getModulesByFile(file) ?? [])]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.file === entry) return true
    if (seen.has(node)) continue
    seen.add(node)
    waiting.push(...node.importers)
  }
  return false
}

function explain(error: unknown) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  const { settings, announceSetupLink } = await running
  server.listen({ port: settings.port, host: settings.host })
  await once(server, 'listening')
  console.log(`${settings.brand.product} is on ${settings.publicUrl.origin}`)
  announceSetupLink?.()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    server.close()
    await running.then(({ stop }) => stop()).catch(() => {})
    await vite.close()
    process.exit(0)
  })
}
