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
    answer: object('The shop has the message.', {
      success,
      message: text('A sentence to thank the sender with.'),
    }),
    refusals: { 429: 'Five messages an hour from one network.' },
    body: object('The message.', {
      name: text('Who writes.', { rule: sendMessageInputRules.name }),
      email: text('Where the answer goes.', { rule: sendMessageInputRules.email }),
      subject: text('What it is about.', { rule: sendMessageInputRules.subject }),
      message: text('What they write.', { rule: sendMessageInputRules.message }),
      phone: optional(text('A number to call back.', { rule: sendMessageInputRules.phone })),
    }),
    variables: ({ body }) => ({ input: { ...body } }),
    shape: ({ sendMessage }) => ({ ...SUCCESS, message: unwrapOrThrow(sendMessage).message }),
  }),
];
