import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Service } from '../../../../platform/services/services.ts';
import { newToken } from '../../../../platform/text/new-token.ts';
import { NewsletterSubscription } from '../record/newsletter-subscription.entity.ts';

/** The text that people agreed to is their old shop's, which only its records have. */
const IMPORTED = 'imported';

/** Consent that was given elsewhere, as a file of customers records it. */
export interface ImportedConsent {
  readonly email: string;
  readonly consentedAt: Date;
  /** Where it was given, for example the sign-up form of the old shop. */
  readonly origin: string;
}

/** Records consent from before the shop. It sends nothing, and leaves addresses that the newsletter knows alone. */
export class NewsletterConsents extends Service {
  /** Those of the addresses that are known, in lower case, whether they're subscribed or have left. */
  async known(em: EntityManager, emails: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await em.find(
      NewsletterSubscription,
      { emailKey: { $in: emails.map((email) => email.toLowerCase()) } },
      { fields: ['emailKey'] },
    );
    return new Set(rows.map(({ emailKey }) => emailKey));
  }

  /** Subscribes an address that the newsletter doesn't know. @returns whether it did. */
  async record(em: EntityManager, { email, consentedAt, origin }: ImportedConsent): Promise<boolean> {
    const emailKey = email.toLowerCase();
    if ((await this.known(em, [email])).has(emailKey)) return false;
    em.create(NewsletterSubscription, {
      id: randomUUID(),
      email,
      emailKey,
      state: 'CONFIRMED',
      source: 'IMPORT',
      origin,
      textVersion: IMPORTED,
      requestedAt: consentedAt,
      confirmedAt: consentedAt,
      unsubscribeToken: newToken(),
    });
    await em.flush();
    return true;
  }

  /** Undoes {@link record}, unless the reader has decided something since. */
  async drop(em: EntityManager, email: string): Promise<void> {
    await em.nativeDelete(NewsletterSubscription, {
      emailKey: email.toLowerCase(),
      source: 'IMPORT',
      state: 'CONFIRMED',
    });
  }
}
