import type { Job } from '../../../platform/features/job.ts';
import { CODE_JOB, GuestOrderService, type WantedCode } from './buyer/guest-order.service.ts';
import { OrderRetention } from './buyer/order-retention.service.ts';

/** Mails a code that shows a guest their order; does nothing if number and address do not match. */
export const mailOrderCode: Job<WantedCode> = {
  name: CODE_JOB,
  handle: (services, wanted) => services.get(GuestOrderService).sendCode(wanted),
};

/** Every night: buyers of orders that need no longer be on record. */
export const forgetBuyers: Job = {
  name: 'forget-buyers',
  schedule: '40 2 * * *',
  handle: (services) => services.get(OrderRetention).forgetBuyers(),
};
