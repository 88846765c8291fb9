/** Without the spaces and hyphens that people and apps put between the characters of a code. */
export function bareCode(typed: string | undefined): string {
  return (typed ?? '').replaceAll(/[\s\p{Pd}]/gu, '');
}

/** Checks a code of an authenticator app before it costs a try. */
export function isAppCode(typed: string | undefined): true | string {
  return /^\d{6}$/.test(bareCode(typed)) || 'Enter the six digits that your app shows';
}

/** Checks a recovery code before it costs a try. */
export function isRecoveryCode(typed: string | undefined): true | string {
  return (
    /^[a-z0-9]{10}$/i.test(bareCode(typed)) || 'Enter a whole recovery code: two groups of five characters'
  );
}
