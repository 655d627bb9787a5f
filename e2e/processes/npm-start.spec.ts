import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { setupLink } from '../accounts.ts'
import { ask } from '../http.ts'
import { freePort, newDataDir, whenReady } from '../server.ts'
import { hasTerminals, run } from '../terminal.ts'
import { expect, test } from '../test.ts'

/** Runs `npm start`, with or without a terminal, and waits until it is ready. */
async function npmStart(withTerminal: boolean) {
  const [port, dataDir] = await Promise.all([freePort(), newDataDir()])
  const url = `http://localhost:${port}`
  const started = run(['npm', 'start'], { PORT: String(port), DATA_DIR: dataDir }, withTerminal)
  await whenReady(url, started)
  const isServing = () =>
    ask({ port }, '/healthz').then(
      () => true,
      () => false,
    )
  const removeData = () => rm(dataDir, { recursive: true })
  return { ...started, url, dataDir, isServing, removeData }
}

/** The output of the product, without npm's lines and spinner. */
const linesOf = (output: string) =>
  stripVTControlCharacters(output)
    .split(/\r?\n/)
    .map((line) => line.replace(/^[\\|/-]+/, ''))
    .filter((line) => line && !/^(>|npm )/.test(line))

const ctrlC = '\x03'

test('on a terminal npm start prints its URL in one plain line and the setup link; Ctrl-C ends it', async () => {
  test.skip(!hasTerminals(), 'this machine has no `script`')
  const { output, press, exited, url, dataDir, isServing, removeData } = await npmStart(true)
  const { token } = await setupLink({ dataDir })
  await expect.poll(output).toContain(token)
  await fetch(url)
  const lines = linesOf(output())
  expect(lines).toEqual([
    `Nordbro is on ${url}`,
    'There is no admin yet. Open this link within a day to become the first:',
    expect.stringContaining(`/invite?token=${token}`),
  ])
  press(ctrlC)
  await exited
  await expect.poll(isServing).toBe(false)
  expect(output()).not.toContain('{"level"')
  await removeData()
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`without a terminal npm start logs JSON lines, and ${signal} to npm ends the server`, async () => {
    const { output, child, exited, url, dataDir, isServing, removeData } = await npmStart(false)
    await expect.poll(output).toContain(join(dataDir, 'setup-link'))
    const lines = linesOf(output())
    expect(lines.map((line) => JSON.parse(line).msg)).toContain(`Nordbro is on ${url}`)
    child.kill(signal)
    await exited
    await expect.poll(isServing, { timeout: 12_000 }).toBe(false)
    await removeData()
  })
}
