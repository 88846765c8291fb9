import { visitorEvents } from '@treadline/schema/trade/people/visitor-event';
import { graphqlEnum } from '../../../platform/services/enums.ts';

export const VisitorEventName = graphqlEnum(
  'VisitorEventName',
  'An action that is counted if the visitor agreed.',
  visitorEvents,
);

/** Whether an event is only counted, is queued for the provider, was sent, or failed too often. */
export type VisitorEventState = 'COUNTED' | 'QUEUED' | 'SENT' | 'FAILED';
