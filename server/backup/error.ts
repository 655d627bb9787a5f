/** Why a backup, a restore or a move did not happen: a message for the console. */
export class BackupError extends Error {
  override name = 'BackupError'
}
