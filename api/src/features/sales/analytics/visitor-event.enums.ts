import { visitorEvents } from '@treadline/schema/trade/people/visitor-event';
import { graphqlEnum } from '../../../platform/services/enums.ts';

export const VisitorEventName = graphqlEnum(
  'VisitorEventName',
  'What a visitor may do that is counted, if they agreed.',
  visitorEvents,
);

/** What becomes of an event: it is only counted, or waits to be sent, was sent, or was given up. */
export type VisitorEventState = 'COUNTED' | 'QUEUED' | 'SENT' | 'FAILED';
