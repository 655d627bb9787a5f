import { join } from 'node:path'

/** Where backups are written unless another place is named, and where one is asked of a running server. */
export const backupsFolder = (dataDir: string) => join(dataDir, 'backups')
