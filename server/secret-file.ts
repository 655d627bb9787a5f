import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Only the owner can read the file, and it appears whole: a file that was there is replaced, whatever its rights were. */
export async function writeSecretFile(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${process.pid}.part`
  await rm(part, { force: true })
  // `wx` follows no link that someone has put there.
  const file = await open(part, 'wx', 0o600)
  try {
    await file.writeFile(`${text}\n`)
  } finally {
    await file.close()
  }
  await rename(part, path)
}
