import type { MessageSort } from '../../apollo/schema.generated.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import { messageStates } from '../frame/mark/messageStates.ts';
import type { ListColumn } from '../list/state/listColumn.ts';
import { NONE } from '../list/table/none.tsx';
import { RowLink } from '../list/table/RowLink.tsx';
import { Deadline } from './Deadline.tsx';
import type { MessageListQuery } from './Messages.generated.ts';

type Listed = NonNullable<MessageListQuery['messages']>['items'][number];

function StateMark({ state }: Pick<Listed, 'state'>) {
  const { label, tone } = messageStates[state];
  return <Mark tone={tone}>{label}</Mark>;
}

export const messageColumns: readonly ListColumn<Listed, MessageSort>[] = [
  {
    id: 'from',
    label: 'From',
    cell: ({ name, email }) => (
      <span className="grid w-52">
        <span className="truncate font-[600]">{name}</span>
        <span className="truncate text-xs text-ink-2">{email}</span>
      </span>
    ),
  },
  {
    id: 'subject',
    label: 'Message',
    always: true,
    cell: ({ id, subject, excerpt, entryCount, ...message }) => (
      <span className="grid max-w-xl justify-items-start">
        <Deadline {...message} />
        <span className="flex items-baseline gap-2">
          <RowLink to={`/admin/messages/${id}`}>{subject}</RowLink>
          {entryCount > 1 && <span className="text-xs text-ink-2">{entryCount} texts</span>}
        </span>
        <span className="line-clamp-1 text-xs wrap-anywhere text-ink-2">{excerpt}</span>
      </span>
    ),
  },
  {
    id: 'order',
    label: 'Order',
    cell: ({ order }) => order?.number ?? NONE,
  },
  { id: 'state', label: 'Status', cell: ({ state }) => <StateMark state={state} /> },
  {
    id: 'written',
    label: 'Last updated',
    figures: true,
    sort: { up: 'OLDEST', down: 'NEWEST' },
    cell: ({ updatedAt }) => formatDateTime(updatedAt),
  },
];

/** A message as a card on a phone. */
export function MessageCard({ message }: { message: Listed }) {
  const { id, name, subject, excerpt, updatedAt, state } = message;
  return (
    <div className="grid gap-1">
      <span className="flex items-start justify-between gap-3">
        <RowLink to={`/admin/messages/${id}`}>{subject}</RowLink>
        <StateMark state={state} />
      </span>
      <span className="justify-self-start">
        <Deadline {...message} />
      </span>
      <span className="line-clamp-2 wrap-anywhere">{excerpt}</span>
      <span className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-2">
        <span className="wrap-anywhere">{name}</span>
        <span>{formatDateTime(updatedAt)}</span>
      </span>
    </div>
  );
}
