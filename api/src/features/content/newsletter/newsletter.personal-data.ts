import type { EntityManager } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { NewsletterSubscription } from './record/newsletter-subscription.entity.ts';

/** The list contains addresses, not accounts, so only a person with a confirmed address has a row. */
const rowOf = ({ email, emailVerified }: Person): { emailKey: string } | null =>
  emailVerified ? { emailKey: email.toLowerCase() } : null;

async function read(em: EntityManager, person: Person): Promise<object | null> {
  const where = rowOf(person);
  const subscription = where && (await em.findOne(NewsletterSubscription, where));
  if (!subscription) return null;
  const { email, state, source, origin, consentText, textVersion, requestedAt, confirmedAt, unsubscribedAt } =
    subscription;
  return {
    email,
    state,
    source,
    origin,
    consentText,
    consentVersion: textVersion,
    requestedAt: isoText(requestedAt),
    confirmedAt: isoText(confirmedAt),
    unsubscribedAt: isoText(unsubscribedAt),
  };
}

async function erase(em: EntityManager, person: Person): Promise<void> {
  const where = rowOf(person);
  if (where) await em.nativeDelete(NewsletterSubscription, where);
}

export const personalNewsletter: PersonalData = { name: 'newsletter', read, erase };
