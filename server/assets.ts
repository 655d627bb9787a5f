import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Settings } from '~/config/settings.server'
import { type Encoding, encodingFor } from './compress-page'
import { baseHeaders, emptyPolicy } from './headers'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
}

type Bytes = Uint8Array<ArrayBuffer>
type Asset = { bodies: Partial<Record<Encoding, Bytes>>; path: string; headers: Record<string, string> }

const read = (path: string) => readFileSync(path) as Bytes

/**
 * Reads the client build into memory at start, so that no request waits for a disk. The pictures for shared links are read
 * per request: they are half of the bytes and rarely requested.
 */
export function loadAssets(folder: string, settings: Pick<Settings, 'secure'>) {
  const assets = new Map<string, Asset>()
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  for (const file of files) {
    const type = types[extname(file.name)]
    if (!file.isFile() || !type || file.parentPath.includes('.vite')) continue
    const path = join(file.parentPath, file.name)
    const url = path.slice(folder.length)
    assets.set(url, {
      path,
      bodies: {
        ...(!url.startsWith('/og/') && { identity: read(path) }),
        ...(existsSync(`${path}.br`) && { br: read(`${path}.br`) }),
        ...(existsSync(`${path}.gz`) && { gzip: read(`${path}.gz`) }),
      },
      headers: {
        ...baseHeaders(settings),
        'Content-Security-Policy': emptyPolicy,
        'Content-Type': type,
        // The names of files under assets/ contain a hash of their content.
        'Cache-Control': url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        Vary: 'Accept-Encoding',
      },
    })
  }
  return (path: string, accepted: string | undefined): Response | undefined => {
    const asset = assets.get(path)
    if (!asset) return undefined
    const preferred = encodingFor(accepted)
    const encoding = asset.bodies[preferred] ? preferred : 'identity'
    return new Response(asset.bodies[encoding] ?? read(asset.path), {
      headers: { ...asset.headers, ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }) },
    })
  }
}
