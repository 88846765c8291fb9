import type { Job } from '../../../platform/features/job.ts';
import { ALERT_JOB, AlertSender } from './alert-sender.service.ts';
import { ProductAlertService } from './product-alert.service.ts';

/** Every minute, and at once when a product changes: unpaid orders release stock too. */
export const sendProductAlerts: Job = {
  name: ALERT_JOB,
  schedule: '* * * * *',
  handle: (services) => services.get(AlertSender).sweep(),
};

/** Every night: addresses may not be kept once nobody waits for an email there. */
export const forgetProductAlerts: Job = {
  name: 'forget-product-alerts',
  schedule: '45 3 * * *',
  handle: (services) => services.get(ProductAlertService).forget(),
};
