import type { MailContent } from '../../../operations/mail/index.ts';
import { toBuyer } from '../../orders/index.ts';
import { returnFacts, returnLink, type MailReturn } from './return-email.parts.ts';

/** Confirms a return request that staff have to check first. */
export function returnAsked(ret: MailReturn): MailContent {
  return toBuyer(ret.order, (letterhead) => ({
    subject: `We’ve got your return request ${ret.number}`,
    preheader: 'Please keep the tyres until you hear from us.',
    title: 'We’re looking at your return',
    blocks: [
      'We’ve got your return request. We’ll check it and email you what to do next. Please keep the tyres and ' +
        'don’t send anything yet.',
      ...(ret.reason === 'EXCHANGE'
        ? ['We’ll also call or email you to agree on the tyres you’d like instead.']
        : []),
      returnFacts(ret),
      returnLink(letterhead, ret),
    ],
  }));
}
