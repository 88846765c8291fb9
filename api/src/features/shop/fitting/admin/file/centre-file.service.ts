import type { EntityManager } from '@mikro-orm/postgresql';
import { keysOf } from '@treadline/schema/trade/values/words';
import type { UploadedFile } from '../../../../../platform/files/uploaded-file.ts';
import { InvalidInput } from '../../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../../platform/services/context.ts';
import { writeData } from '../../../../../platform/services/data-write.ts';
import { result } from '../../../../../platform/services/result.ts';
import { Service } from '../../../../../platform/services/services.ts';
import { BYTE_ORDER_MARK, csvCell } from '../../../../../platform/tables/csv-cell.ts';
import { TableFault } from '../../../../../platform/tables/table-fault.ts';
import { readTable, type FileRow } from '../../../../../platform/tables/table.ts';
import { CENTRE_RECORD, lockCentres, type StoredCentre } from '../centre-record.ts';
import { CentreWriter, type PlacedCentre } from '../centre-writer.service.ts';
import { AdminCentreService } from '../centre.service.ts';
import { centreColumns } from './centre-columns.ts';
import { FittingCentreImport, type ImportedCentre } from './centre-file.results.ts';
import { atColumn, draftOf, readRow, slugOfRow, type ReadRow, type RowFault } from './centre-rows.ts';

const STORED = `select ${CENTRE_RECORD} from fitting_centres c where slug = any($1::text[])`;
/** Several times those of a shop with a centre in every town. */
const MOST_ROWS = 5_000;
/** A person reads no more than this of a long list. */
const MOST_SHOWN = 200;

/** A centre of a file that can be stored. */
interface PlannedCentre {
  readonly line: number;
  readonly before: StoredCentre | null;
  readonly after: PlacedCentre;
}

interface Plan {
  readonly centres: readonly PlannedCentre[];
  readonly faults: readonly RowFault[];
}

const textsOf = (centre: StoredCentre | PlacedCentre): Map<string, string> => {
  const draft = draftOf({ revision: 0, ...centre });
  return new Map(keysOf(centreColumns).map((name) => [name, String(centreColumns[name].write(draft))]));
};

function changesOf({ before, after }: PlannedCentre): string[] {
  if (!before) return [];
  const [old, next] = [textsOf(before), textsOf(after)];
  return keysOf(centreColumns).flatMap((name) =>
    old.get(name) === next.get(name)
      ? []
      : [`${name}: ${old.get(name) || 'none'} → ${next.get(name) || 'none'}`],
  );
}

const refused = (message: string): InvalidInput => InvalidInput.of(message, [{ path: 'file', message }]);

/** Files of fitting centres: what staff download, change in a spreadsheet and upload. */
export class CentreFileService extends Service {
  readonly #writer = this.services.get(CentreWriter);
  readonly #centres = this.services.get(AdminCentreService);

  /** All centres as a CSV file, whose upload would change nothing. */
  async download(): Promise<string> {
    const names = keysOf(centreColumns);
    const lines = (await this.#centres.all()).map((centre) => {
      const draft = draftOf(centre);
      return names
        .map((name) => centreColumns[name].write(draft))
        .map((value) => (typeof value === 'number' ? String(value) : csvCell(value)))
        .join(',');
    });
    return `${BYTE_ORDER_MARK}${[names.join(','), ...lines].join('\r\n')}\r\n`;
  }

  /**
   * Says what a file changes, and changes it if it's asked to and every cell can be taken, all or nothing. Rows find
   * their centres by their slugs; an empty cell leaves what is stored.
   */
  async upload(
    viewer: Viewer,
    file: UploadedFile | null,
    apply: boolean,
  ): Promise<FittingCentreImport | InvalidInput> {
    if (!file) return refused('Please choose a file');
    const read = await readTable(file.bytes, MOST_ROWS).catch((error: unknown) => {
      if (error instanceof TableFault) return error;
      throw error;
    });
    if (read instanceof TableFault) return refused(read.message);
    const known: readonly string[] = keysOf(centreColumns);
    if (!read.columns.includes('slug') && !read.columns.includes('name'))
      return refused(`The first row must have the names of the columns: ${known.join(', ')}`);
    const plan = await this.#plan(read.rows);
    const changing = plan.centres.filter((centre) => !centre.before || changesOf(centre).length > 0);
    const isApplied = apply && plan.faults.length === 0 && changing.length > 0;
    if (isApplied && !(await this.#store(viewer, changing)))
      return refused(
        'A colleague has changed some of these centres in the meantime. Please check the file again.',
      );
    return result(FittingCentreImport, {
      isApplied,
      added: changing.filter(({ before }) => !before).length,
      changed: changing.filter(({ before }) => before).length,
      unchanged: plan.centres.length - changing.length,
      faultCount: plan.faults.length,
      centres: changing.slice(0, MOST_SHOWN).map(shown),
      faults: plan.faults.slice(0, MOST_SHOWN),
      ignoredColumns: read.columns.filter((name) => !known.includes(name)),
    });
  }

  async #plan(rows: readonly FileRow[]): Promise<Plan> {
    const slugs = rows.map(slugOfRow);
    const stored = await this.platform.sql.rows<StoredCentre>(STORED, [slugs]);
    const bySlug = new Map(stored.map((centre) => [centre.slug, centre]));
    const seen = new Set<string>();
    const read = rows.map((row, index): ReadRow => {
      const slug = slugs[index] ?? '';
      const isTwice = seen.has(slug);
      if (slug !== '') seen.add(slug);
      const message = `The file has ${slug} twice`;
      return isTwice
        ? { line: row.line, faults: [{ line: row.line, column: 'slug', message }] }
        : readRow(row, bySlug.get(slug) ?? null);
    });
    const sound = read.flatMap((row) => ('fields' in row ? [row] : []));
    const placed = await this.#writer.place(sound.map(({ fields }) => fields));
    const unplaced = placed.flatMap((centre, index) =>
      'message' in centre ? [atColumn(sound[index]?.line ?? 0, centre)] : [],
    );
    return {
      centres: placed.flatMap((after, index) =>
        'message' in after
          ? []
          : [{ line: sound[index]?.line ?? 0, before: bySlug.get(after.slug) ?? null, after }],
      ),
      faults: [...read.flatMap((row) => ('faults' in row ? row.faults : [])), ...unplaced].toSorted(
        (one, other) => one.line - other.line,
      ),
    };
  }

  /** Stores centres unless one has changed since it was read. */
  #store(viewer: Viewer, centres: readonly PlannedCentre[]): Promise<boolean> {
    const work = async (em: EntityManager): Promise<boolean> => {
      const locked = await lockCentres(
        em,
        centres.map(({ after }) => after.slug),
      );
      const revisions = new Map(locked.map(({ slug, revision }) => [slug, revision]));
      if (centres.some(({ before, after }) => revisions.get(after.slug) !== before?.revision)) return false;
      await this.#writer.store(em, viewer, centres);
      return true;
    };
    return writeData(this.platform, { dataset: 'content', work, isWritten: (isStored) => isStored });
  }
}

const shown = (centre: PlannedCentre): ImportedCentre => ({
  line: centre.line,
  slug: centre.after.slug,
  name: centre.after.name,
  isNew: !centre.before,
  changes: changesOf(centre),
});
