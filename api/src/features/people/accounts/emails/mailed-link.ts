/** A link that is mailed to the owner of an account. */
export interface MailedLink {
  readonly firstName: string;
  readonly token: string;
  /** How long the link works. */
  readonly hours: number;
}
