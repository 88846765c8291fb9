import { ANALYTICS_CONSENT, ONLY_COUNTED } from '@treadline/schema/trade/people/analytics-consent';
import { createStoredList, useStoredList } from '../browser/storedList.ts';

const REFUSED = 'refused';

/** The visitor's answer, a list of at most one: a refusal, or the consent sent along with each counted action. */
const answers = createStoredList<string>('analytics-consent', {
  read: (value) =>
    value === REFUSED || (typeof value === 'string' && new RegExp(ANALYTICS_CONSENT).test(value))
      ? value
      : null,
  write: (answer) => answer,
});

/** Whether the browser signals that its user doesn't want to be tracked: https://w3c.github.io/gpc/ */
export function hasPrivacyControl(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

/**
 * The visitor's consent: null if they refused, themselves or through their browser, undefined until they answer.
 * Consent to the shop's own counting doesn't cover a provider's.
 */
function consentIn(answer: string | undefined, provider: string | null): string | null | undefined {
  if (answer === REFUSED || hasPrivacyControl()) return null;
  return answer === ONLY_COUNTED && provider !== null ? undefined : answer;
}

/** Calls the listener when the answer changes, in this tab or another. */
export function onAnswer(listener: () => void): void {
  answers.subscribe(listener);
}

/** The current visitor's consent; null without. Browser only. */
export function currentConsent(): string | null {
  return consentIn(answers.get()[0], null) ?? null;
}

/**
 * The visitor's consent; null if they refused, undefined until they answer. Browser only.
 * @param provider the third party that would receive the data; null without one.
 */
export function useConsent(provider: string | null): string | null | undefined {
  return consentIn(useStoredList(answers)[0], provider);
}

/** A random number that identifies a visitor to a provider, in the format of Google's own. */
const newNumber = (): string => crypto.getRandomValues(new Uint32Array(2)).join('.');

/** Stores the consent. Makes a number only for a provider. */
export function agree(provider: string | null): void {
  answers.set([provider === null ? ONLY_COUNTED : newNumber()]);
}

/** Stores the refusal and nothing else. */
export function refuse(): void {
  answers.set([REFUSED]);
}
