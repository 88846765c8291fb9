import { ANALYTICS_CONSENT, ONLY_COUNTED } from '@treadline/schema/trade/people/analytics-consent';
import { createStoredList, useStoredList } from '../browser/storedList.ts';

const REFUSED = 'refused';

/** The visitor's answer: a refusal, or the consent that is sent along with what is counted. One or none. */
const answers = createStoredList<string>('analytics-consent', {
  read: (value) =>
    value === REFUSED || (typeof value === 'string' && new RegExp(ANALYTICS_CONSENT).test(value))
      ? value
      : null,
  write: (answer) => answer,
});

/** Whether the browser says by itself that its user wants not to be counted: https://w3c.github.io/gpc/ */
export function hasPrivacyControl(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

/**
 * What the visitor agreed to: null if they refused, by themselves or by their browser, undefined until they answer.
 * Consent to the shop's own counting is none to a provider's.
 */
function consentIn(answer: string | undefined, provider: string | null): string | null | undefined {
  if (answer === REFUSED || hasPrivacyControl()) return null;
  return answer === ONLY_COUNTED && provider !== null ? undefined : answer;
}

/** Calls the listener when the answer changes, in this tab or another. */
export function onAnswer(listener: () => void): void {
  answers.subscribe(listener);
}

/** The consent of this browser's visitor; null without. Browser only. */
export function currentConsent(): string | null {
  return consentIn(answers.get()[0], null) ?? null;
}

/**
 * The visitor's consent; null if they refused, undefined until they answer. Browser only.
 * @param provider who else would receive what is counted; null if nobody does.
 */
export function useConsent(provider: string | null): string | null | undefined {
  return consentIn(useStoredList(answers)[0], provider);
}

/** A random number that tells one visitor from another to a provider, in the form that Google's own have. */
const newNumber = (): string => crypto.getRandomValues(new Uint32Array(2)).join('.');

/** Keeps the consent. A number is made only if somebody receives it. */
export function agree(provider: string | null): void {
  answers.set([provider === null ? ONLY_COUNTED : newNumber()]);
}

/** Keeps the refusal, and nothing else. */
export function refuse(): void {
  answers.set([REFUSED]);
}
