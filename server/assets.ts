import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Settings } from '~/config/settings.server'
import { baseHeaders, emptyPolicy } from './headers'
import { type Encoding, encodingFor } from './page-cache'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
}

type Asset = Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { headers: Record<string, string> }

/** The client build, some hundred kilobytes, read once: no request waits for a disk. */
export function loadAssets(folder: string, settings: Pick<Settings, 'secure'>) {
  const assets = new Map<string, Asset>()
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  for (const file of files) {
    const type = types[extname(file.name)]
    if (!file.isFile() || !type || file.parentPath.includes('.vite')) continue
    const path = join(file.parentPath, file.name)
    const url = path.slice(folder.length)
    assets.set(url, {
      identity: new Uint8Array(readFileSync(path)),
      ...(existsSync(`${path}.br`) && { br: new Uint8Array(readFileSync(`${path}.br`)) }),
      ...(existsSync(`${path}.gz`) && { gzip: new Uint8Array(readFileSync(`${path}.gz`)) }),
      headers: {
        ...baseHeaders(settings),
        'Content-Security-Policy': emptyPolicy,
        'Content-Type': type,
        // Files under assets/ carry a hash of their content in their name.
        'Cache-Control': url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        Vary: 'Accept-Encoding',
      },
    })
  }
  return (path: string, accepted: string | undefined): Response | undefined => {
    const asset = assets.get(path)
    if (!asset) return undefined
    const wanted = encodingFor(accepted)
    const encoding = asset[wanted] ? wanted : 'identity'
    return new Response(asset[encoding], {
      headers: { ...asset.headers, ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }) },
    })
  }
}
