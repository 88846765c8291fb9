import { accountDeleted } from './account-deleted.letter.ts';
import { dataExport } from './data-export.letter.ts';
import { emailChangeAsked } from './email-change-asked.letter.ts';
import { emailChanged } from './email-changed.letter.ts';
import { emailTaken } from './email-taken.letter.ts';
import { newEmailConfirm } from './new-email-confirm.letter.ts';
import { newsletterConfirm } from './newsletter-confirm.letter.ts';
import { newsletterKnown } from './newsletter-known.letter.ts';
import { orderCancelled } from './order-cancelled.letter.ts';
import { orderCode } from './order-code.letter.ts';
import { orderDelivered } from './order-delivered.letter.ts';
import { orderProcessing } from './order-processing.letter.ts';
import { orderReceived } from './order-received.letter.ts';
import { orderRefunded } from './order-refunded.letter.ts';
import { orderShipped } from './order-shipped.letter.ts';
import { passwordReset } from './password-reset.letter.ts';
import { reviewInvitation } from './review-invitation.letter.ts';
import { verifyEmail } from './verify-email.letter.ts';

/** Every mail the shop writes, from plain data. */
export const mails = {
  orderReceived,
  orderProcessing,
  orderShipped,
  orderDelivered,
  orderCancelled,
  orderRefunded,
  orderCode,
  reviewInvitation,
  passwordReset,
  verifyEmail,
  newEmailConfirm,
  emailChangeAsked,
  emailChanged,
  emailTaken,
  newsletterConfirm,
  newsletterKnown,
  dataExport,
  accountDeleted,
} as const;
