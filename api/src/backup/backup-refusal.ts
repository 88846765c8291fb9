/** A backup that cannot be made or restored; its message is the sentence the operator reads. */
export class BackupRefusal extends Error {
  override readonly name = 'BackupRefusal';
}
