import { rm } from 'node:fs/promises'
import { type Env, freePort, type Launched, launch, newDataDir, whenReady } from './server.ts'

export type RestartableSite = Awaited<ReturnType<typeof newRestartableSite>>

/** A server that keeps its port and data folder over restarts; a test may open a mail server at `mailPort`, or leave it closed. */
export async function newRestartableSite(env: Env = {}, args: string[] = []) {
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

  async function remove() {
    for (const { child, exited } of started) {
      child.kill('SIGKILL')
      await exited
    }
    await rm(dataDir, { recursive: true })
  }

  return { url, port, mailPort, dataDir, start, remove }
}

/** Ends the process as a power cut does: it can write nothing any more. */
export async function kill({ child, exited }: Launched) {
  child.kill('SIGKILL')
  await exited
}
