import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file that only its owner can read. The rename makes it appear complete, and replaces a file of other rights. */
export async function writeSecretFile(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${process.pid}.part`
  await rm(part, { force: true })
  // `wx` fails if the path exists, so it can't follow a link that someone has put there.
  const file = await open(part, 'wx', 0o600)
  try {
    await file.writeFile(`${text}\n`)
  } finally {
    await file.close()
  }
  await rename(part, path)
}
