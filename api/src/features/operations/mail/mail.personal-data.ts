import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { Mail } from './mail.entity.ts';

const toAddress = ({ email }: Person): object => ({ [raw('lower(recipient)')]: email.toLowerCase() });

/** The emails of the last 90 days to a confirmed address, with their text unless it's secret. */
async function read(em: EntityManager, person: Person): Promise<object[]> {
  if (!person.emailVerified) return [];
  const mails = await em.find(Mail, toAddress(person), {
    orderBy: { createdAt: 'asc', id: 'asc' },
    populate: ['text'],
  });
  return mails.map(({ recipient, subject, text, isSecret, status, createdAt, sentAt }) => ({
    recipient,
    subject,
    text: isSecret ? null : text,
    status,
    writtenAt: isoText(createdAt),
    sentAt: isoText(sentAt),
  }));
}

/** For an unconfirmed address only sent emails are deleted: a waiting one may be for someone else. */
async function erase(em: EntityManager, person: Person): Promise<void> {
  await em.nativeDelete(Mail, { ...toAddress(person), ...(person.emailVerified ? {} : { status: 'SENT' }) });
}

export const personalMails: PersonalData = { name: 'mails', read, erase };
