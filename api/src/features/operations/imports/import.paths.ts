import { Readable } from 'node:stream';
import type { ImportKind } from '../../../platform/features/import-kind.ts';
import type { StaffPath } from '../../../platform/features/staff-path.ts';
import { badInput } from '../../../platform/services/errors.ts';
import { TABLE_LIMITS } from '../../../platform/tables/table-limits.ts';
import { recordFrom } from '../../../platform/text/record.ts';
import { faultFile } from './fault-file.ts';
import { ImportRowReader } from './import-row-reader.service.ts';
import { ImportService } from './import.service.ts';
import { ImportUpload } from './reading/import-upload.service.ts';
import type { ImportDoubtful } from './record/import.enums.ts';

const LONGEST_NAME = 200;
const APPLIED: Readonly<Record<string, { mode: 'EACH' | 'ALL'; isUnattended: boolean }>> = {
  no: { mode: 'EACH', isUnattended: false },
  each: { mode: 'EACH', isUnattended: true },
  all: { mode: 'ALL', isUnattended: true },
};

const DOUBTFUL: Readonly<Record<string, ImportDoubtful>> = { leave: 'LEAVE_OUT', apply: 'APPLY' };

const textOf = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value.slice(0, LONGEST_NAME) : fallback;

/** The paths that take the files of a kind, and return the faults of an import. */
export const importPaths = (kind: ImportKind): readonly StaffPath[] => [
  {
    method: 'POST',
    path: kind.path,
    scope: kind.scope,
    mostBytes: TABLE_LIMITS.bytes,
    async serve({ request, reply, context: { services, viewer }, bytes }) {
      const { apply, doubtful, file, about } = recordFrom(request.query);
      const wish = APPLIED[textOf(apply, 'each')];
      if (!wish) throw badInput('apply must be each, all or no.');
      const treatment = DOUBTFUL[textOf(doubtful, 'leave')];
      if (!treatment) throw badInput('doubtful must be leave or apply.');
      const once = request.headers['idempotency-key'];
      const started = await services.get(ImportUpload).take(viewer, {
        kind,
        bytes,
        fileName: textOf(file, 'API'),
        about: textOf(about, '') || null,
        requestId:
          typeof once === 'string'
            ? `${viewer.key?.id ?? viewer.userId}:${once}`.slice(0, LONGEST_NAME)
            : null,
        doubtful: treatment,
        ...wish,
      });
      return reply.code(202).send({
        success: true,
        import: { id: started.id, status: started.status, rows: started.total },
      });
    },
  },
  {
    method: 'GET',
    path: `${kind.path}/:id/faults.csv`,
    scope: kind.scope,
    async serve({ request, reply, context: { services, viewer } }) {
      const id = Number(recordFrom(request.params)['id']);
      const imports = services.get(ImportService);
      const one = Number.isSafeInteger(id) && id > 0 ? await imports.find(kind.name, id) : null;
      if (!one) throw badInput('This import doesn’t exist.');
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="import-${id}-faults.csv"`)
        .send(
          Readable.from(faultFile({ kind, one, viewer, rows: services.get(ImportRowReader).faults(id) })),
        );
    },
  },
];
