import { messageTopics } from '@treadline/schema/trade/people/message-topic';
import { useState } from 'react';
import { formatDate, londonDay } from '../../lib/text/format.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import type { MessagePartsFragment } from './Messages.generated.ts';

/** The kind and deadline of a message that the law sets a deadline for; nothing for others. */
export function Deadline({
  topic,
  answerBy,
  state,
}: Pick<MessagePartsFragment, 'topic' | 'answerBy' | 'state'>) {
  const [today] = useState(() => londonDay(new Date()));
  const { label } = messageTopics[topic];
  if (label === null || answerBy === null) return null;
  const isLate = answerBy < today;
  if (state !== 'WAITING') return <Mark>{label}</Mark>;
  return (
    <Mark tone={isLate ? 'bad' : 'warn'}>
      {label}, {isLate ? 'was due' : 'due'} {formatDate(answerBy)}
    </Mark>
  );
}
