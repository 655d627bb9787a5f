import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** The store of uploaded files. Every method refuses a key that would leave it. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** The file is opened at the first read and closed when reading stops, so that a HEAD request opens none. */
  read: (key: string) => ReadableStream<Uint8Array>
  has: (key: string) => Promise<boolean>
  /** A key that does not exist is no error. */
  delete: (key: string) => Promise<void>
}

/** Files in a folder that no other user of the machine may open. */
export function createFileStore({ dataDir }: { dataDir: string }): FileStore {
  const location = join(dataDir, 'files')
  mkdirSync(location, { recursive: true, mode: 0o700 })
  return storeOn(new Disk(new FSDriver({ location, visibility: 'private' })))
}

export function storeOn(disk: Disk): FileStore {
  return {
    put: async (key, bytes) => disk.put(key, bytes),
    read: (key) => NodeReadableStream.from(readChunks(disk, key)) as ReadableStream<Uint8Array>,
    has: async (key) => disk.exists(key),
    delete: async (key) => disk.delete(key),
  }
}

async function* readChunks(disk: Disk, key: string): AsyncGenerator<Uint8Array> {
  yield* await disk.getStream(key)
}
