import type { Job } from '../../../platform/features/job.ts';
import { ALERT_JOB, AlertSender } from './alert-sender.service.ts';
import { ProductAlertService } from './product-alert.service.ts';

/** Every minute, and at once when a product was changed: units also come back by orders that are not paid for. */
export const sendProductAlerts: Job = {
  name: ALERT_JOB,
  schedule: '* * * * *',
  handle: (services) => services.get(AlertSender).sweep(),
};

/** Every night: the shop may not keep addresses that nobody waits for an answer at. */
export const forgetProductAlerts: Job = {
  name: 'forget-product-alerts',
  schedule: '45 3 * * *',
  handle: (services) => services.get(ProductAlertService).forget(),
};
