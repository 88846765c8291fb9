/** A link emailed to an account's owner. */
export interface MailedLink {
  readonly firstName: string;
  readonly token: string;
  /** How long the link works. */
  readonly hours: number;
}
