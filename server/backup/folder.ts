import { join } from 'node:path'

/** The default folder of backups, and the one where a backup is requested from a running server. */
export const backupsFolder = (dataDir: string) => join(dataDir, 'backups')
