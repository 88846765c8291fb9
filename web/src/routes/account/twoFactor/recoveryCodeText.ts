interface RecoveryCodeSheet {
  shopName: string;
  /** The account's email address. */
  email: string;
  codes: readonly string[];
}

/** The recovery codes as a text file. */
export function recoveryCodeText({ shopName, email, codes }: RecoveryCodeSheet): string {
  return [
    `${shopName}: recovery codes for ${email}`,
    '',
    'Each works once, in place of the code from your authenticator app.',
    '',
    ...codes,
    '',
  ].join('\n');
}
