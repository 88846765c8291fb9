/** The version of the consent text that the forms show now. A changed text takes a new version. */
export const CONSENT_VERSION = '2026-11';

/** What a reader of the newsletter agrees to, as the forms show it now. */
export const NEWSLETTER_CONSENT = 'Send me offers and tyre advice; I can unsubscribe at any time';

/**
 * The consent texts by version. A text that was ever shown stays: the rows that refer to it are the proof of
 * consent.
 */
export const CONSENT_TEXTS: Readonly<Record<string, string>> = { [CONSENT_VERSION]: NEWSLETTER_CONSENT };
