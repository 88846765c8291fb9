import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImportKind } from '../../../../platform/features/import-kind.ts';
import type { Import } from '../record/import.entity.ts';
import { ImportRows } from './import-rows.ts';

/** The names of the figures whose rows are doubtful. */
export const doubtfulFigures = ({ counters }: ImportKind): readonly string[] =>
  Object.entries(counters).flatMap(([name, { isDoubtful }]) => (isDoubtful ? [name] : []));

/**
 * Why an import of all rows or none can't be applied, a sentence without a full stop; null if it can be. It's in the
 * transaction of `em`, and the import's rows have all been checked.
 */
export async function whyNotAll(em: EntityManager, one: Import, kind: ImportKind): Promise<string | null> {
  if (one.mode === 'EACH') return null;
  const refused = one.figures['REFUSED'] ?? 0;
  if (refused > 0) return `${refused} of its rows can’t be applied, so not all of them can be`;
  if (one.doubtful === 'APPLY') return null;
  const doubtful = await new ImportRows(em, one.id).countDoubtful(doubtfulFigures(kind));
  return doubtful > 0
    ? `${doubtful} of its rows are doubtful and would be left out, so not all of them would be applied`
    : null;
}
