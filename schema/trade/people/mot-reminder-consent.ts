/** The version of the current consent text. A changed text gets a new version. */
export const MOT_CONSENT_VERSION = '2026-11';

/** The label of the choice in the garage. */
export const MOT_REMINDER = 'Email me before the MOT is due';

/** The sentences below the choice, which belong to the consent. */
export const MOT_REMINDER_TERMS =
  'One email about a month before, which also shows tyres for this vehicle. One click in it ends the reminders.';

/** The consent texts by version. Never remove a text that was shown: stored consents refer to it as proof. */
export const MOT_CONSENT_TEXTS: Readonly<Record<string, string>> = {
  [MOT_CONSENT_VERSION]: `${MOT_REMINDER}. ${MOT_REMINDER_TERMS}`,
};
