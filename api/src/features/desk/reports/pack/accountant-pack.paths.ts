import { Readable } from 'node:stream';
import type { StaffPath } from '../../../../platform/features/staff-path.ts';
import { actsForShop } from '../../../../platform/services/context.ts';
import { badInput, scopeMissing } from '../../../../platform/services/errors.ts';
import { recordFrom } from '../../../../platform/text/record.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { periodFaults } from '../sums/period.inputs.ts';
import type { Period } from '../sums/sum-ranges.ts';
import { AccountantPackService } from './accountant-pack.service.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

interface Asked {
  readonly period: Period;
  readonly pdfs: boolean;
}

function askedIn(query: unknown): Asked {
  const { from, to, pdfs = 'no' } = recordFrom(query);
  if (typeof from !== 'string' || typeof to !== 'string' || ![from, to].every(isDay))
    throw badInput('from and to are days such as 2026-10-01.');
  const [fault] = periodFaults({ from, to });
  if (fault) throw badInput(`${fault.message}.`);
  if (pdfs !== 'yes' && pdfs !== 'no') throw badInput('pdfs is yes or no.');
  return { period: { from, to }, pdfs: pdfs === 'yes' };
}

const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** A period's books with the VAT by rate, and its invoices and credit notes as PDF, as one archive. */
export const accountantPackPath: StaffPath = {
  method: 'GET',
  path: '/api/admin/reports/accountant-pack.zip',
  scope: 'READ_FIGURES',
  async serve({ request, reply, context: { services, viewer }, beginList }) {
    if (!actsForShop(viewer, 'READ_ORDERS')) throw scopeMissing('READ_ORDERS');
    const { period, pdfs } = askedIn(request.query);
    const end = beginList(Number.POSITIVE_INFINITY);
    try {
      const pack = await services
        .get(AccountantPackService)
        .write(period, { costs: actsForShop(viewer, 'READ_COSTS'), pdfs });
      await services.platform.orm.em.fork().transactional((em) => {
        services.get(AuditService).record(em, {
          actor: viewer,
          subject: 'export',
          subjectId: 'accountant-pack',
          action: 'downloaded',
          before: {},
          after: { ...period, rows: pack.payments, pdfs: pack.pdfs },
        });
        return Promise.resolve();
      });
      return await reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="accountant-${period.from}-to-${period.to}.zip"`)
        .send(Readable.from(pack.bytes, { objectMode: false }).once('close', end));
    } catch (error) {
      end();
      throw error;
    }
  },
};
