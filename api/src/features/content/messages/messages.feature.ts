import type { Feature } from '../../../platform/features/feature.ts';
import { MessageEntryResolver, MessageResolver } from './message.resolver.ts';
import { forgetMessages } from './messages.jobs.ts';
import { personalMessages } from './messages.personal-data.ts';
import { Message, MessageEntry } from './record/message.entity.ts';

/** The contact form, and the shop’s answers. */
export const messages: Feature = {
  entities: [Message, MessageEntry],
  resolvers: [MessageResolver, MessageEntryResolver],
  jobs: [forgetMessages],
  personalData: [personalMessages],
};
