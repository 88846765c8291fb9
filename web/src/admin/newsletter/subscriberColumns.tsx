import { formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import { NONE } from '../list/table/none.tsx';
import type { SubscribersQuery } from './Subscribers.generated.ts';

type Subscriber = NonNullable<SubscribersQuery['newsletterSubscribers']>['items'][number];
type Unsubscribe = (id: string) => void;

const STATES = {
  CONFIRMED: ['good', 'Subscribed'],
  PENDING: ['warn', 'Not confirmed yet'],
  UNSUBSCRIBED: ['plain', 'Unsubscribed'],
} as const;
const SOURCES = { FORM: 'Form', CHECKOUT: 'Checkout', IMPORT: 'Import' } as const;

function StateMark({ state }: Pick<Subscriber, 'state'>) {
  const [tone, words] = STATES[state];
  return <Mark tone={tone}>{words}</Mark>;
}

const moment = (at: string | null) => (at ? formatDateTime(at) : NONE);
const consentOf = ({ consentText, textVersion }: Subscriber): string =>
  consentText ? `“${consentText}” (version ${textVersion})` : `Version ${textVersion}`;

function UnsubscribeButton({ subscriber, onPress }: { subscriber: Subscriber; onPress: Unsubscribe }) {
  if (subscriber.state === 'UNSUBSCRIBED') return null;
  return (
    <Button
      variant="plain"
      className="px-2"
      aria-label={`Unsubscribe ${subscriber.email}`}
      onClick={() => onPress(subscriber.id)}
    >
      Unsubscribe
    </Button>
  );
}

/** The list's columns: the address and the proof of consent. */
export const subscriberColumns = (onUnsubscribe: Unsubscribe): readonly ListColumn<Subscriber>[] => [
  {
    id: 'email',
    label: 'Email',
    always: true,
    cell: ({ email, state }) => (
      <span className="flex min-w-52 flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-[600] wrap-anywhere">{email}</span>
        {state !== 'CONFIRMED' && <StateMark state={state} />}
      </span>
    ),
  },
  {
    id: 'requested',
    label: 'Requested',
    cell: ({ requestedAt, source }) => (
      <span className="grid whitespace-nowrap">
        {formatDateTime(requestedAt)}
        <span className="text-xs text-ink-2">{SOURCES[source]}</span>
      </span>
    ),
  },
  { id: 'confirmed', label: 'Confirmed', figures: true, cell: ({ confirmedAt }) => moment(confirmedAt) },
  {
    id: 'left',
    label: 'Unsubscribed',
    figures: true,
    optional: true,
    cell: ({ unsubscribedAt }) => moment(unsubscribedAt),
  },
  {
    id: 'consent',
    label: 'Consent',
    cell: (subscriber) => <span className="block min-w-56 text-xs text-ink-2">{consentOf(subscriber)}</span>,
  },
  {
    id: 'act',
    label: 'Action',
    always: true,
    cell: (subscriber) => <UnsubscribeButton subscriber={subscriber} onPress={onUnsubscribe} />,
  },
];

/** A subscriber as a card on a phone. */
export function SubscriberCard({
  subscriber,
  onUnsubscribe,
}: {
  subscriber: Subscriber;
  onUnsubscribe: Unsubscribe;
}) {
  const { email, state, confirmedAt, requestedAt } = subscriber;
  return (
    <div className="grid gap-1">
      <span className="flex items-start justify-between gap-3">
        <span className="font-[650] wrap-anywhere">{email}</span>
        <StateMark state={state} />
      </span>
      <span className="text-xs text-ink-2">
        {confirmedAt
          ? `Confirmed ${formatDateTime(confirmedAt)}`
          : `Requested ${formatDateTime(requestedAt)}`}
      </span>
      <span className="text-xs text-ink-2">{consentOf(subscriber)}</span>
      <span className="-ml-2">
        <UnsubscribeButton subscriber={subscriber} onPress={onUnsubscribe} />
      </span>
    </div>
  );
}
