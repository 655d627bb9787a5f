import { rm } from 'node:fs/promises'
import { type Env, freePort, type Launched, launch, newDataDir, whenReady } from './server.ts'

export type Home = Awaited<ReturnType<typeof newHome>>

/** The product on one port and folder, to be ended and started again; a mail server may be at `mailPort`, or none. */
export async function newHome(env: Env = {}, args: string[] = []) {
  const [port, mailPort, dataDir] = await Promise.all([freePort(), freePort(), newDataDir()])
  const url = `http://localhost:${port}`
  const started: Launched[] = []

  async function start() {
    const server = launch(
      {
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        TRUSTED_PROXIES: '127.0.0.1,::1',
        LOG_LEVEL: 'fatal',
        ...env,
      },
      args,
    )
    started.push(server)
    await whenReady(url, server)
    return server
  }

  async function leave() {
    for (const { child, exited } of started) {
      child.kill('SIGKILL')
      await exited
    }
    await rm(dataDir, { recursive: true })
  }

  return { url, port, mailPort, dataDir, start, leave }
}

/** As a power cut ends it: nothing is written down any more. */
export async function kill({ child, exited }: Launched) {
  child.kill('SIGKILL')
  await exited
}
