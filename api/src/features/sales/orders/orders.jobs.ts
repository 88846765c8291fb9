import type { Job } from '../../../platform/features/job.ts';
import { CODE_JOB, GuestOrderService, type WantedCode } from './buyer/guest-order.service.ts';
import { OrderRetention } from './buyer/order-retention.service.ts';

/** Emails a code that opens an order to a guest; does nothing if number and address don't match. */
export const mailOrderCode: Job<WantedCode> = {
  name: CODE_JOB,
  handle: (services, wanted) => services.get(GuestOrderService).sendCode(wanted),
};

/** Every night, erases the buyers of orders past their retention period. */
export const forgetBuyers: Job = {
  name: 'forget-buyers',
  schedule: '40 2 * * *',
  handle: (services) => services.get(OrderRetention).forgetBuyers(),
};
