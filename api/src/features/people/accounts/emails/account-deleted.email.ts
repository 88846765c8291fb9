import { RECORD_YEARS } from '@treadline/schema/trade/order/record-keeping';
import { greeting, type MailContent } from '../../../operations/mail/index.ts';

const KEPT =
  `VAT law makes us keep your invoices, with your name and billing address, for ${RECORD_YEARS} years from ` +
  'the end of ' +
  'the financial year. Then we remove those too. Our records of your orders no longer show your name, addresses or ' +
  'phone number.';

/**
 * The goodbye to the owner of a deleted account.
 * @param keptOrders how many orders stay in the books without their buyer.
 */
export function accountDeleted({
  firstName,
  keptOrders,
}: {
  firstName: string;
  keptOrders: number;
}): MailContent {
  return ({ shopName, email, phone }) => ({
    subject: 'Your account has been deleted',
    preheader: 'This is the last email you’ll get from us.',
    title: 'Your account has been deleted',
    blocks: [
      greeting(firstName),
      `We’ve deleted your ${shopName} account and everything saved in it, and signed you out ` +
        `everywhere.`,
      ...(keptOrders > 0 ? [KEPT] : []),
      'Your legal rights over tyres you’ve bought don’t change. Keep our order emails as your proof ' +
        'of purchase.',
      `If this wasn’t you, please email ${email} or call ${phone} straight away.`,
      'Thank you for shopping with us. Drive safely.',
    ],
    reason:
      `You’re getting this email because your ${shopName} account was deleted. We don’t keep a ` +
      `record of it.`,
    isLast: true,
  });
}
