import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  AppliedRow,
  DoneRow,
  ImportRun,
  WaitingRow,
} from '../../../../../platform/features/import-kind.ts';
import { Service } from '../../../../../platform/services/services.ts';
import { deleteUnbooked, lockCentres, type PlacedCentre, type StoredCentre } from '../centre-record.ts';
import { CentreWriter } from '../centre-writer.service.ts';

const EDITED = 'It has been edited since the file was checked. Import the row again';

/** Applies and undoes rows of fitting centres. */
export class CentreApply extends Service {
  readonly #writer = this.services.get(CentreWriter);

  /** Applies rows in the transaction of `em`. */
  async rows(em: EntityManager, run: ImportRun, rows: readonly WaitingRow[]): Promise<AppliedRow[]> {
    const stored = await locked(em, rows);
    const isCurrent = ({ target, revision }: WaitingRow): boolean =>
      (stored.get(target)?.revision ?? null) === revision;
    const changes = rows.filter(isCurrent).map(({ target, input }) => ({
      before: stored.get(target) ?? null,
      after: input as PlacedCentre,
    }));
    await this.#writer.store(em, run.author, changes, { import: run.id });
    return rows.map((row) => {
      const { line, target, revision } = row;
      return isCurrent(row)
        ? { line, target, before: stored.get(target) ?? {}, revision: (revision ?? 0) + 1 }
        : { line, refusal: EDITED };
    });
  }

  /** Undoes rows in the transaction of `em`. @returns why a row stays, by its line. */
  async undo(em: EntityManager, run: ImportRun, rows: readonly DoneRow[]): Promise<Map<number, string>> {
    const stored = await locked(em, rows);
    const kept = new Map<number, string>();
    const notes = { undoneImport: run.id };
    const current = rows.filter(({ line, target, revision }) => {
      const isCurrent = stored.get(target)?.revision === revision;
      if (!isCurrent) kept.set(line, 'It has been edited since the import');
      return isCurrent;
    });
    const added = current.filter(({ outcome }) => outcome === 'NEW');
    const deleted = await deleteUnbooked(
      em,
      added.map(({ target }) => target),
    );
    for (const { line, target } of added) {
      const centre = stored.get(target);
      if (!deleted.has(target)) kept.set(line, 'It has jobs since the import. Close it instead');
      else if (centre) this.#writer.recordDeletion(em, run.author, centre, notes);
    }
    const changes = current.flatMap(({ outcome, target, before }) =>
      outcome === 'NEW' ? [] : [{ before: stored.get(target) ?? null, after: before as PlacedCentre }],
    );
    await this.#writer.store(em, run.author, changes, notes);
    return kept;
  }
}

async function locked(
  em: EntityManager,
  rows: readonly (WaitingRow | DoneRow)[],
): Promise<Map<string, StoredCentre>> {
  const centres = await lockCentres(
    em,
    rows.map(({ target }) => target),
  );
  return new Map(centres.map((centre) => [centre.slug, centre]));
}
