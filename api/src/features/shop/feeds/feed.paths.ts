import type { StaffPath } from '../../../platform/features/staff-path.ts';
import { actsForShop } from '../../../platform/services/context.ts';
import { badInput, forbidden } from '../../../platform/services/errors.ts';
import { TABLE_LIMITS } from '../../../platform/tables/table-limits.ts';
import { recordFrom } from '../../../platform/text/record.ts';
import { FeedDesk } from './editing/feed-desk.service.ts';
import { FeedRunner } from './fetching/feed-runner.service.ts';
import { faultOf } from './fetching/feed-source.service.ts';

const LONGEST_NAME = 200;

/** Takes the files of feeds whose supplier, or a program, sends them. */
export const feedPaths: readonly StaffPath[] = [
  {
    method: 'POST',
    path: '/api/suppliers/feeds/:id/file',
    scope: 'WRITE_PURCHASES',
    mostBytes: TABLE_LIMITS.bytes,
    async serve({ request, reply, context: { services, viewer }, bytes }) {
      if (!actsForShop(viewer, 'READ_COSTS')) throw forbidden();
      const id = Number(recordFrom(request.params)['id']);
      const feed = Number.isSafeInteger(id) && id > 0 ? await services.get(FeedDesk).find(id) : null;
      if (feed?.transport !== 'UPLOAD') throw badInput('This feed doesn’t exist, or its files aren’t sent.');
      const fault = faultOf(bytes);
      if (fault) throw badInput(fault);
      const { file } = recordFrom(request.query);
      const name = typeof file === 'string' && file !== '' ? file.slice(0, LONGEST_NAME) : 'API';
      const started = await services.get(FeedRunner).take(id, viewer, { name, bytes, hostKey: null });
      return reply.code(202).send({
        success: true,
        import: started && { id: started.id, status: started.status, rows: started.total },
      });
    },
  },
];
