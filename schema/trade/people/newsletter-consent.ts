/** The version of the current consent text. A changed text gets a new version. */
export const CONSENT_VERSION = '2026-11';

/** The current consent text of the newsletter forms. */
export const NEWSLETTER_CONSENT = 'Send me offers and tyre advice; I can unsubscribe at any time';

/** The consent texts by version. Never remove a text that was shown: stored consents refer to it as proof. */
export const CONSENT_TEXTS: Readonly<Record<string, string>> = { [CONSENT_VERSION]: NEWSLETTER_CONSENT };
