import type { EntityManager } from '@mikro-orm/postgresql';
import type { Person, PersonalData } from '../../../platform/services/personal-data.ts';
import { SavedView } from './saved-view.entity.ts';

async function read(em: EntityManager, { userId }: Person): Promise<object[]> {
  const views = await em.find(SavedView, { userId }, { orderBy: { id: 'asc' } });
  return views.map(({ list, name, query }) => ({ list, name, query }));
}

async function erase(em: EntityManager, { userId }: Person): Promise<void> {
  await em.nativeDelete(SavedView, { userId });
}

export const personalViews: PersonalData = { name: 'savedViews', read, erase };
