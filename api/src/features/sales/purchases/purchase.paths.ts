import type { StaffPath } from '../../../platform/features/staff-path.ts';
import { badInput } from '../../../platform/services/errors.ts';
import { recordFrom } from '../../../platform/text/record.ts';
import { PurchaseReader } from './reading/purchase-reader.service.ts';

/** A purchase as a file for the supplier. */
export const purchaseFile: StaffPath = {
  method: 'GET',
  path: '/api/purchases/:id/order.csv',
  scope: 'WRITE_PURCHASES',
  async serve({ request, reply, context: { services } }) {
    const id = Number(recordFrom(request.params)['id']);
    const file = Number.isSafeInteger(id) && id > 0 ? await services.get(PurchaseReader).file(id) : null;
    if (file === null) throw badInput('This purchase doesn’t exist.');
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="purchase-${id}.csv"`)
      .send(file);
  },
};
