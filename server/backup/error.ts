/** Why a backup, a restore or a move did not happen, in words for the person at the console. */
export class BackupError extends Error {
  override name = 'BackupError'
}
