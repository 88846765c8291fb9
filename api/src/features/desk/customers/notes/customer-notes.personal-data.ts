import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../../platform/services/personal-data.ts';
import { CustomerNote } from './customer-note.entity.ts';

/** Notes about the account and, once its address is confirmed, about a guest who ordered with that address. */
const about = ({ userId, email, emailVerified }: Person): FilterQuery<CustomerNote> =>
  emailVerified ? { $or: [{ userId }, { emailKey: email.toLowerCase() }] } : { userId };

async function read(em: EntityManager, person: Person): Promise<object[]> {
  const notes = await em.find(CustomerNote, about(person), { orderBy: { id: 'asc' } });
  return notes.map(({ text, at }) => ({ text, writtenAt: isoText(at) }));
}

/** Notes that a member of staff wrote are about others, so erasing their author only removes the name. */
async function erase(em: EntityManager, person: Person): Promise<void> {
  await em.nativeDelete(CustomerNote, about(person));
  await em.nativeUpdate(CustomerNote, { authorId: person.userId }, { authorId: null });
}

/** Guests whose last order on record is erased. Runs before the orders, which then no longer know their buyers. */
const FORGOTTEN = `
  delete from customer_notes n
  where n.email_key in (select lower(email) from orders where id = any (?) and user_id is null)
    and not exists (
      select from orders o
      where lower(o.email) = n.email_key and o.user_id is null and not o.buyer_erased and o.id <> all (?))`;

async function eraseOrders(em: EntityManager, orderIds: readonly string[]): Promise<void> {
  const ids = `{${orderIds.join(',')}}`;
  await em.execute(FORGOTTEN, [ids, ids]);
}

export const personalNotes: PersonalData = { name: 'customerNotes', read, erase, eraseOrders };
