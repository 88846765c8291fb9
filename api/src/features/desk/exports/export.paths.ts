import type { ResultOf } from '@graphql-typed-document-node/core';
import { keysOf } from '@treadline/schema/trade/values/words';
import type { StaffPath } from '../../../platform/features/staff-path.ts';
import { actsForShop, type Context } from '../../../platform/services/context.ts';
import { badInput } from '../../../platform/services/errors.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { isRecord, recordFrom } from '../../../platform/text/record.ts';
import { AuditService } from '../../operations/audit/index.ts';
import type { Cell, Export } from './export-definition.ts';
import { fileFormats, type FileEnding } from './export-file.ts';
import { exportTable } from './export-table.ts';

const PIECE = 500;
const MOST_ROWS = 200_000;
const LONGEST = 8_000;

type Listed = NonNullable<ResultOf<Export['document']>['list']>;

/** The variables of the list's screen: its filter and sort. The schema checks them. */
function variablesFrom(given: unknown): Readonly<Record<string, unknown>> {
  if (given === undefined) return {};
  if (typeof given !== 'string' || given.length > LONGEST)
    throw badInput(`variables is a JSON object of up to ${LONGEST} characters.`);
  try {
    const value: unknown = JSON.parse(given);
    if (isRecord(value) && !Array.isArray(value)) return value;
  } catch {
    // It's said below.
  }
  throw badInput('variables is a JSON object with the filter and the sort of the list.');
}

/** The paths of all exports, in every format. Each needs the scope of its list. */
export const exportPaths: readonly StaffPath[] = exportTable.flatMap((one) =>
  keysOf(fileFormats).map((ending) => exportPath(one, ending)),
);

function exportPath({ list, scope: listScope, document, columns }: Export, ending: FileEnding): StaffPath {
  return {
    method: 'GET',
    path: `/api/admin/exports/${list}.${ending}`,
    scope: listScope,
    async serve({ request, reply, context, ask, beginList }) {
      const { services, viewer } = context;
      const wished = variablesFrom(recordFrom(request.query)['variables']);
      const read = async (page: number): Promise<Listed> => {
        const costs = actsForShop(viewer, 'READ_COSTS');
        const { list: found } = await ask(document, { ...wished, costs, page, limit: PIECE });
        if (!found) throw new Error(`The list ${list} can’t be read, although its scope was checked.`);
        return found;
      };
      // Before any header is sent, so that a wrong filter can still be refused.
      const first = await read(1);
      const { totalItems } = first.pageInfo;
      if (totalItems > MOST_ROWS)
        throw badInput(
          `This is ${totalItems.toLocaleString('en-GB')} rows; a file can have up to ` +
            `${MOST_ROWS.toLocaleString('en-GB')}. Narrow the list first.`,
        );
      const end = beginList(totalItems);
      try {
        await noteExport(context, list, totalItems);
        const shown = Object.entries(columns).filter(
          ([, { scope }]) => scope === undefined || actsForShop(viewer, scope),
        );
        const { type, write } = fileFormats[ending];
        const file = write(
          list,
          shown.map(([name]) => name),
          rowsOf(first, read, (item) => shown.map(([, { of }]) => of(item))),
        );
        const { day } = inLondon(services.platform.now());
        return await reply
          .type(type)
          .header('content-disposition', `attachment; filename="${list}-${day}.${ending}"`)
          .send(file.once('close', end));
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}

async function* rowsOf(
  first: Listed,
  read: (page: number) => Promise<Listed>,
  cells: (item: unknown) => readonly Cell[],
): AsyncIterable<readonly Cell[]> {
  let { items } = first;
  for (let page = 2; ; page += 1) {
    for (const item of items) yield cells(item);
    if (items.length < PIECE) return;
    ({ items } = await read(page));
  }
}

/** Every file that leaves the shop is in the audit log, with who took it. */
function noteExport({ services, viewer }: Context, list: string, rows: number): Promise<void> {
  return services.platform.orm.em.fork().transactional((em) => {
    services.get(AuditService).record(em, {
      actor: viewer,
      subject: 'export',
      subjectId: list,
      action: 'downloaded',
      before: {},
      after: { rows },
    });
    return Promise.resolve();
  });
}
