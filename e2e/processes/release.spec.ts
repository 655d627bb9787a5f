import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { externals } from '../../scripts/externals.ts'
import { release } from '../../scripts/release.ts'
import { ask } from '../http.ts'
import { freePort, newDataDir, whenReady } from '../server.ts'

// Fails when the release lacks a package that the server needs, directly or through another package.
test('a release runs in an empty folder: it has every package that the server needs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nordbro-release-'))
  release(folder)
  const list = JSON.parse(await readFile(join(folder, 'parts.cdx.json'), 'utf8'))
  const parts: string[] = list.components.map(({ name }: { name: string }) => name)
  expect([list.bomFormat, list.metadata.component.name]).toEqual(['CycloneDX', 'nordbro'])
  expect(parts).toEqual(expect.arrayContaining(['react', 'hono', 'pg-boss', ...externals]))
  expect(parts).not.toContain('vitest')
  const [port, dataDir] = await Promise.all([freePort(), newDataDir()])
  const env = { PATH: process.env.PATH ?? '', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const child = spawn('node', ['build/server/index.js'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const exited = once(child, 'close').then(([code]) => code as number | null)
  try {
    await whenReady(`http://localhost:${port}`, { child, exited, output: () => output })
    expect((await ask({ port }, '/')).text).toContain('</html>')
    expect((await ask({ port }, '/pricing.pdf')).body.subarray(0, 5).toString()).toBe('%PDF-')
    // Packages that are loaded lazily, and PostgreSQL's, which this process does not use.
    const all = externals.map((name) => `await import('${name}')`).join(';')
    await promisify(execFile)('node', ['--input-type=module', '-e', all], { cwd: folder })
  } finally {
    child.kill('SIGTERM')
    await exited
    await rm(folder, { recursive: true })
    await rm(dataDir, { recursive: true })
  }
  expect(output).not.toContain('"level":50')
})
