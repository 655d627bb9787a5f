import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '~/config/settings.server'
import { openEmbedded } from '~/db/embedded.server'
import { type Checksums, createChecksums } from './checksum'
import { openEmpty } from './empty'
import { BackupError } from './error'
import { loadAll } from './load'
import { readSnapshot } from './snapshot'

/** Copies the embedded database into an empty PostgreSQL. Uploaded files and the embedded database stay unchanged. */
export async function moveToPostgres(settings: Settings) {
  const { dataDir, databaseUrl } = settings
  if (!databaseUrl) throw new BackupError('Set DATABASE_URL to the empty PostgreSQL database to move to.')
  if (!existsSync(join(dataDir, 'db'))) {
    throw new BackupError(`There is no embedded database in ${dataDir}. Set DATA_DIR to the folder that has it.`)
  }
  const source = await openEmbedded(dataDir)
  try {
    await source.migrate()
    const target = await openEmpty(settings)
    const checksums = createChecksums()
    try {
      await loadAll(target, async (write) => {
        await readSnapshot(source, async (part, text) => {
          checksums.add(part, text)
          await write(part, text)
        })
        return checksums.sum()
      })
    } finally {
      await target.close()
    }
    report(dataDir, checksums.sum())
  } finally {
    await source.close()
  }
}

function report(dataDir: string, { file: _, ...parts }: Checksums) {
  const lines = Object.entries(parts).map(([part, { count }]) => [part.replace('table:', ''), String(count)] as const)
  for (const [name, count] of [['moved', 'rows'] as const, ...lines]) {
    console.log(`  ${name.padEnd(28)}${count.padStart(8)}`)
  }
  console.log('Every row was compared and is the same on both sides.')
  console.log(
    `Start the product with this DATABASE_URL and the same DATA_DIR: uploaded files stay in ${dataDir}/files.`,
  )
  console.log(`Don't start it without DATABASE_URL again: mails that wait would be sent twice. ${dataDir}/db can go.`)
}
