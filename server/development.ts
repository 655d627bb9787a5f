import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { readSettings } from '~/config/settings.server'
import { startRuntime } from './runtime'
import type { Worker } from './services'
import { offerSetupLink } from './setup-link'
import { isTerminal, terminal } from './terminal'

type Options = {
  /** Both come from Vite, which returns the newest code each time. */
  loadBuild: () => Promise<ServerBuild>
  loadWorker: () => Promise<Worker>
  /** A new link would end the one that was printed at the first start. */
  isRestart: boolean
}

/** Starts what `serve` starts, with two differences: nothing is cached, and code is loaded when it is used. */
export async function startDevelopment({ loadBuild, loadWorker, isRestart }: Options) {
  const settings = { ...readSettings(process.env), pageCache: false }
  const runtime = await startRuntime({
    settings,
    out: isTerminal() ? terminal : process.stdout,
    build: loadBuild,
    worker: await reloadingWorker(loadWorker),
  })
  await runtime.startWork()
  runtime.setReady(true)
  const announceSetupLink = isRestart ? undefined : await offerSetupLink(runtime.services)
  return {
    listener: getRequestListener(runtime.app.fetch),
    settings,
    announceSetupLink,
    async stop() {
      runtime.stopWork()
      await runtime.close(1000)
    },
  }
}

/** Looks the handler up again for every job, so that a changed mail or job runs without a restart. */
async function reloadingWorker(loadWorker: Options['loadWorker']): Promise<Worker> {
  const { jobNames } = await loadWorker()
  return {
    jobNames,
    handlers: jobNames.map((name) => ({
      name,
      async run(ctx, payload, attempt) {
        const { handlers } = await loadWorker()
        const handler = handlers.find((candidate) => candidate.name === name)
        if (!handler) throw new Error(`no handler for ${name}`)
        await handler.run(ctx, payload, attempt)
      },
    })),
  }
}
