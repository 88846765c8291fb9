import { Link } from 'react-router-dom';
import type { MessageState } from '../../apollo/schema.generated.ts';
import { formatDate } from '../../lib/text/format.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import { messageStates } from '../frame/mark/messageStates.ts';
import { Panel } from '../frame/page/Panel.tsx';

interface CustomerMessagesProps {
  email: string;
  messages: readonly {
    id: string;
    subject: string;
    state: MessageState;
    excerpt: string;
    updatedAt: string;
  }[];
}

/** A customer's latest conversations with the shop. */
export function CustomerMessages({ email, messages }: CustomerMessagesProps) {
  if (messages.length === 0) return null;
  return (
    <Panel
      title="Messages"
      action={
        <Link
          to={`/admin/messages?tab=all&q=${encodeURIComponent(email)}`}
          className="min-h-9 content-center text-sm underline underline-offset-4"
        >
          All messages
        </Link>
      }
    >
      <ul className="-mb-2 divide-y divide-line text-sm">
        {messages.map(({ id, subject, state, excerpt, updatedAt }) => (
          <li key={id} className="relative grid gap-1 py-2">
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Link
                to={`/admin/messages/${id}`}
                className="font-[650] wrap-anywhere after:absolute after:inset-0 hover:underline"
              >
                {subject}
              </Link>
              <Mark tone={messageStates[state].tone}>{messageStates[state].label}</Mark>
              <span className="ml-auto text-ink-2">{formatDate(updatedAt)}</span>
            </span>
            <span className="line-clamp-1 text-xs wrap-anywhere text-ink-2">{excerpt}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
