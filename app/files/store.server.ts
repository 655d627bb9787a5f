import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ReadableStream as Streams } from 'node:stream/web'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where uploaded files are kept. A key that would leave the store is refused by every one of these. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Nothing is opened until someone reads, and it is closed when they stop: a HEAD request costs no handle. */
  read: (key: string) => ReadableStream<Uint8Array>
  has: (key: string) => Promise<boolean>
  /** What is gone already is no error. */
  delete: (key: string) => Promise<void>
}

/** Files in a folder of the server's own, which nobody else on the machine may open. */
export function createFileStore({ dataDir }: { dataDir: string }): FileStore {
  const location = join(dataDir, 'files')
  mkdirSync(location, { recursive: true, mode: 0o700 })
  return storeOn(new Disk(new FSDriver({ location, visibility: 'private' })))
}

/** The same store, wherever its files are. */
export function storeOn(disk: Disk): FileStore {
  return {
    put: async (key, bytes) => disk.put(key, bytes),
    read: (key) => Streams.from(chunksOf(disk, key)) as ReadableStream<Uint8Array>,
    has: async (key) => disk.exists(key),
    delete: async (key) => disk.delete(key),
  }
}

async function* chunksOf(disk: Disk, key: string): AsyncGenerator<Uint8Array> {
  yield* await disk.getStream(key)
}
