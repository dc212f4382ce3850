/** Why a backup could not be taken or put back, in words for an operator. */
export class BackupError extends Error {
  override name = 'BackupError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
