/** A code without the spaces and hyphens that people and apps put between its characters. */
export function bareCode(typed: string | undefined): string {
  return (typed ?? '').replaceAll(/[\s\p{Pd}]/gu, '');
}

/** Checks the format of an app's code, so that a typo doesn't use up an attempt. */
export function isAppCode(typed: string | undefined): true | string {
  return /^\d{6}$/.test(bareCode(typed)) || 'Enter the six digits that your app shows';
}

/** Checks the format of a recovery code, so that a typo doesn't use up an attempt. */
export function isRecoveryCode(typed: string | undefined): true | string {
  return (
    /^[a-z0-9]{10}$/i.test(bareCode(typed)) || 'Enter a whole recovery code: two groups of five characters'
  );
}
