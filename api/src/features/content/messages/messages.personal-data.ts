import { raw, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { Mail } from '../../operations/mail/index.ts';
import { arrivalSubject } from './emails/arrival-subject.ts';
import { Message, MessageEntry } from './record/message.entity.ts';

/** Messages sent while signed in, and messages from a confirmed email address. */
function sentBy({ userId, email, emailVerified }: Person): FilterQuery<Message> {
  const byAddress: FilterQuery<Message> = { [raw('lower(email)')]: email.toLowerCase() };
  return emailVerified ? { $or: [{ userId }, byAddress] } : { userId };
}

async function read(em: EntityManager, person: Person): Promise<object[]> {
  const messages = await em.find(Message, sentBy(person), { orderBy: { createdAt: 'asc', id: 'asc' } });
  const ids = messages.map(({ id }) => id);
  const entries = await em.find(MessageEntry, { messageId: { $in: ids } }, { orderBy: { id: 'asc' } });
  return messages.map(({ id, topic, name, email, phone, subject, state, createdAt }) => ({
    topic,
    name,
    email,
    phone,
    subject,
    state,
    sentAt: isoText(createdAt),
    texts: entries
      .filter(({ messageId }) => messageId === id)
      .map(({ author, text, at }) => ({ author, text, at: isoText(at) })),
  }));
}

/** Staff answers belong to the customer who got them, so erasing a member of staff only removes their name. */
async function erase(em: EntityManager, person: Person): Promise<void> {
  const messages = await em.find(Message, sentBy(person));
  // Each message was also emailed to the shop.
  await em.nativeDelete(Mail, { subject: { $in: messages.map(arrivalSubject) } });
  await em.nativeDelete(Message, sentBy(person));
  await em.nativeUpdate(MessageEntry, { answeredBy: person.userId }, { answeredBy: null });
}

export const personalMessages: PersonalData = { name: 'messages', read, erase };
