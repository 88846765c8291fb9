import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../platform/personal-data.ts';
import { Mail } from './mail.entity.ts';

const toAddress = ({ email }: Person): object => ({ [raw('lower(recipient)')]: email.toLowerCase() });

/** What the shop wrote to a proved address in the last 90 days. What the letters said is not kept once they left. */
async function read(em: EntityManager, person: Person): Promise<object[]> {
  if (!person.emailVerified) return [];
  const mails = await em.find(Mail, toAddress(person), { orderBy: { createdAt: 'asc', id: 'asc' } });
  return mails.map(({ recipient, subject, status, createdAt, sentAt }) => ({
    recipient,
    subject,
    status,
    writtenAt: isoText(createdAt),
    sentAt: isoText(sentAt),
  }));
}

/** Of an address that is not proved only what has left goes: a mail that waits may be somebody else's. */
async function erase(em: EntityManager, person: Person): Promise<void> {
  await em.nativeDelete(Mail, { ...toAddress(person), ...(person.emailVerified ? {} : { status: 'SENT' }) });
}

export const personalMails: PersonalData = { name: 'mails', read, erase };
