import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { isoText, type Person, type PersonalData } from '../../../platform/services/personal-data.ts';
import { digest } from '../../../platform/text/digest.ts';
import { Photograph } from './photograph.entity.ts';

/** Photographs that the account uploaded, or sent with an order key issued for its verified email address. */
function sentBy({ userId, email, emailVerified }: Person): FilterQuery<Photograph> {
  return emailVerified ? { $or: [{ userId }, { mailbox: digest(email.toLowerCase()) }] } : { userId };
}

async function read(em: EntityManager, person: Person): Promise<object[]> {
  const photographs = await em.find(Photograph, sentBy(person), { orderBy: { createdAt: 'asc', id: 'asc' } });
  return photographs.map(({ id, subject, subjectId, width, height, createdAt }) => ({
    id,
    shows: subject,
    showsId: subjectId,
    widthPixels: width,
    heightPixels: height,
    uploadedAt: isoText(createdAt),
  }));
}

/** Without its row a file is no longer served, and the next sweep removes it. */
async function erase(em: EntityManager, person: Person): Promise<void> {
  await em.nativeDelete(Photograph, sentBy(person));
}

export const personalPhotographs: PersonalData = { name: 'photographs', read, erase };
