import { sendMessageInputRules } from '../../route/inputRules.generated.ts';
import { object, optional, text } from '../../route/json-schema.ts';
import { unwrapOrThrow } from '../../route/rest-refusal.ts';
import { route, type RestRoute } from '../../route/rest-route.ts';
import { success, SUCCESS } from '../../route/success.ts';
import { RestContactDocument } from './contact.generated.ts';

export const contactRoutes: readonly RestRoute[] = [
  route({
    method: 'POST',
    path: '/contact/submit',
    summary: 'Sends a message to the shop',
    tag: 'Contact',
    document: RestContactDocument,
    answer: object('The message was received.', {
      success,
      message: text('A sentence that thanks the sender.'),
    }),
    refusals: { 429: 'Five messages an hour from one network.' },
    body: object('The message.', {
      name: text('Who writes.', { rule: sendMessageInputRules.name }),
      email: text('The address for the reply.', { rule: sendMessageInputRules.email }),
      subject: text('The subject.', { rule: sendMessageInputRules.subject }),
      message: text('The message.', { rule: sendMessageInputRules.message }),
      phone: optional(text('A number to call back on.', { rule: sendMessageInputRules.phone })),
    }),
    variables: ({ body }) => ({ input: { ...body } }),
    shape: ({ sendMessage }) => ({ ...SUCCESS, message: unwrapOrThrow(sendMessage).message }),
  }),
];
