/** Thrown when a backup can't be made or restored; the operator sees its message. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
}
