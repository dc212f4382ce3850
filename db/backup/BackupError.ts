/** Why a backup or restore failed, in words for an operator. */
export class BackupError extends Error {
  override name = 'BackupError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
