// Builds the product: fonts, client and server, compressed assets, and the database that a first start copies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { subsetFonts } from './fonts.ts'
import { renderOgImages } from './og-images.ts'

const project = join(import.meta.dirname, '..')
const stamp = join(project, 'build/stamp')
const sources = [
  'app/**/*',
  'server/**/*',
  'public/**/*',
  'docs/privacy/*.md',
  'scripts/{build,chunk-groups,externals,fonts,og-images,compiled-messages,inline-scripts}.ts',
  '{vite,react-router}.config.ts',
  'package-lock.json',
]

/** A hash of all files that the build reads. */
function fingerprint() {
  const hash = createHash('sha256')
  const files = globSync(sources, { cwd: project, withFileTypes: true }).filter((file) => file.isFile())
  for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) {
    if (!/\.test\.tsx?$/.test(path)) hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function run(command: string, args: string[]) {
  const { status } = spawnSync(command, args, { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`)
}

/** Of two ways to write distances the shorter result: for small scripts it is mostly the second, by a few bytes. */
function smallestBrotli(content: Buffer): Buffer {
  const results = [0, 1].map((postfix) =>
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_NPOSTFIX]: postfix },
    }),
  )
  return results.reduce((smallest, result) => (result.length < smallest.length ? result : smallest))
}

function compressAssets() {
  for (const file of globSync('build/client/**/*', { cwd: project })) {
    if (!['.js', '.css', '.svg', '.txt', '.json'].includes(extname(file))) continue
    const content = readFileSync(join(project, file))
    writeFileSync(join(project, `${file}.br`), smallestBrotli(content))
    writeFileSync(join(project, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
}

export async function build() {
  rmSync(join(project, 'build'), { recursive: true, force: true })
  await subsetFonts()
  run('react-router', ['build'])
  await renderOgImages()
  compressAssets()
  run('node', ['build/server/index.js', 'prepare'])
  writeFileSync(stamp, fingerprint())
}

/** Skips the build when the last one has the same fingerprint. */
export async function buildIfNeeded() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return
  console.log('Building, once…')
  await build()
}

if (import.meta.main) await build()
