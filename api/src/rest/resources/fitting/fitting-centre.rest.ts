import { onlyFile } from '../../route/form-reader.ts';
import { integer, list, object, text, truth } from '../../route/json-schema.ts';
import { unwrapOrThrow } from '../../route/rest-refusal.ts';
import { route, type RestRoute } from '../../route/rest-route.ts';
import { success, SUCCESS } from '../../route/success.ts';
import { RestImportFittingCentresDocument } from './fitting-centre.generated.ts';

const importRoute = (path: string, summary: string, apply: boolean): RestRoute =>
  route({
    method: 'POST',
    path,
    summary,
    tag: 'Fitting',
    document: RestImportFittingCentresDocument,
    body: object('A form with one CSV file.', {}),
    takesForms: 'ONE_FILE',
    answer: object('The changes that the file makes.', {
      success,
      is_applied: truth('Whether it was changed. A file with a fault changes nothing.'),
      added: integer('Centres that the shop doesn’t have.'),
      changed: integer('Centres that change.'),
      unchanged: integer('Centres that are already as the file says.'),
      fault_count: integer('Cells that can’t be taken.'),
      centres: list(
        'The first centres that it adds or changes.',
        object('A centre.', {
          line: integer('The line of the file.'),
          slug: text('The centre’s slug.'),
          name: text('The centre’s name.'),
          is_new: truth('Whether the shop didn’t have it.'),
          changes: list('Its changes, for example “bays: 2 → 3”.', text('One column.')),
        }),
      ),
      faults: list(
        'The first cells that can’t be taken.',
        object('A cell.', {
          line: integer('The line of the file.'),
          column: text('The name of the column.'),
          message: text('A sentence for the person who wrote the file.'),
        }),
      ),
      ignored_columns: list('Columns that the shop doesn’t know.', text('A column’s name.')),
    }),
    variables: ({ files }) => ({ file: onlyFile(files), apply }),
    shape({ importFittingCentres }) {
      const { isApplied, added, changed, unchanged, faultCount, centres, faults, ignoredColumns } =
        unwrapOrThrow(importFittingCentres);
      return {
        ...SUCCESS,
        is_applied: isApplied,
        added,
        changed,
        unchanged,
        fault_count: faultCount,
        centres: centres.map(({ line, slug, name, isNew, changes }) => ({
          line,
          slug,
          name,
          is_new: isNew,
          changes,
        })),
        faults: faults.map(({ line, column, message }) => ({ line, column, message })),
        ignored_columns: ignoredColumns,
      };
    },
  });

export const fittingCentreRoutes: readonly RestRoute[] = [
  importRoute('/fitting-centres/import', 'Adds and changes fitting centres by a CSV file', true),
  importRoute('/fitting-centres/import/check', 'Says what a CSV file of fitting centres would change', false),
];
