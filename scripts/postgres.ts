// Provides PostgreSQL for one task: that of TEST_DATABASE_URL, or a temporary one with the installed binaries.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

const onDebianAsRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** The folder of initdb and pg_ctl. Installs PostgreSQL as root on Debian. */
function findBinaries(): string {
  const findFolder = () => {
    const path = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
    const folders = [
      path ?? '',
      ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
      '/opt/homebrew/bin',
      '/usr/local/bin',
    ]
    return folders.find((folder) => folder && existsSync(join(folder, 'initdb')))
  }
  const found = findFolder()
  if (found) return found
  if (onDebianAsRoot()) {
    console.log('Installing PostgreSQL…')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = findFolder()
  if (installed) return installed
  throw new Error('PostgreSQL was not found. Install it, or set TEST_DATABASE_URL to a database the tests may fill.')
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/** PostgreSQL refuses to run as root, so root runs it as the account that Debian created for it. */
function run(command: string, args: string[]) {
  if (process.getuid?.() === 0)
    execFileSync('runuser', ['-u', 'postgres', '--', command, ...args], { stdio: 'ignore', cwd: '/' })
  else execFileSync(command, args, { stdio: 'ignore' })
}

export async function withPostgres<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const configuredUrl = process.env.TEST_DATABASE_URL
  if (configuredUrl) return use(configuredUrl)
  const binaries = findBinaries()
  const port = await freePort()
  const folder = mkdtempSync('/tmp/nordbro-postgres-')
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', folder])
  const data = join(folder, 'data')
  run(join(binaries, 'initdb'), ['-D', data, '-U', 'nordbro', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c max_connections=200`
  run(join(binaries, 'pg_ctl'), ['-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start'])
  try {
    return await use(`postgres://nordbro@127.0.0.1:${port}/postgres`)
  } finally {
    run(join(binaries, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(folder, { recursive: true, force: true })
  }
}
