import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mainColours } from '@treadline/schema/trade/values/main-colour';
import { Outbox } from '../../../platform/services/outbox.ts';
import { Service } from '../../../platform/services/services.ts';
import { isDemonstration, logoOf, SettingsService, type ShopSettingValues } from '../settings/index.ts';
import { emailHtml } from './email/email.html.ts';
import { emailText } from './email/email.text.ts';
import type { Email, Letterhead, MailContent } from './email/email.ts';
import { unbroken } from './email/email.words.ts';
import { withOwnWords } from './email/own-words.ts';
import { Mail } from './mail.entity.ts';

/** The job that sends one email; it's queued here and handled in `mail.jobs.ts`. */
export const SEND_JOB = 'send-mail';

/**
 * Whether an email holds something that signs its reader in or acts for them: a code, or a link with a token.
 */
const isSecret = ({ blocks }: Email, html: string): boolean =>
  blocks.some((block) => typeof block !== 'string' && block.kind === 'code') || html.includes('token=');

/** Writes emails to the outbox. Each is sent once, after its transaction commits. */
export class MailService extends Service {
  readonly #settings = this.services.get(SettingsService);
  readonly #outbox = new Outbox(this.platform, SEND_JOB, (mailId) => ({ mailId }));

  /**
   * Writes an email in the transaction of `em`: it's sent if and only if that commits. Without a transaction
   * it's written with the next flush.
   * @param to the recipient's address, validated by the caller. It's empty for a buyer who gave none; then
   * nothing is written.
   * @param content from a function of the calling feature, for example `orderReceived({ … })`.
   * @returns the email's id; empty if there's no recipient.
   */
  async queue(em: EntityManager, to: string, content: MailContent): Promise<string> {
    if (to === '') return '';
    const { email, letterhead } = await this.#write(em, content);
    const now = this.platform.now();
    const html = emailHtml(email, letterhead);
    const mail = em.create(Mail, {
      id: randomUUID(),
      recipient: to,
      subject: email.subject,
      unsubscribeUrl: email.unsubscribeUrl ?? null,
      isLast: email.isLast ?? false,
      nextAttemptAt: now,
      createdAt: now,
      isSecret: isSecret(email, html),
      html,
      text: emailText(email, letterhead),
    });
    this.#outbox.follow(em, mail.id);
    return mail.id;
  }

  /** Renders an email as HTML, without sending it. */
  async html(em: EntityManager, content: MailContent): Promise<string> {
    const { email, letterhead } = await this.#write(em, content);
    return emailHtml(email, letterhead);
  }

  async #write(em: EntityManager, content: MailContent): Promise<{ email: Email; letterhead: Letterhead }> {
    const settings = await this.#settings.readIn(em);
    const letterhead = this.#letterhead(settings);
    return { email: withOwnWords(content(letterhead), settings), letterhead };
  }

  #letterhead(settings: ShopSettingValues): Letterhead {
    const { shopName, email, phone, companyName, companyNumber, vatNumber, address } = settings;
    const { config } = this.platform;
    return {
      shopName,
      logo: logoOf(settings.logo),
      colours: mainColours(settings.mainColour),
      email,
      phone: unbroken(phone),
      companyName,
      companyNumber,
      vatNumber,
      address: address.map(unbroken),
      shopUrl: config.publicUrl,
      isDemonstration: config.demonstration || isDemonstration(settings),
    };
  }
}
