import { keysOf } from '@treadline/schema/trade/values/words';
import { ChevronRight, CircleAlert, CircleCheck, Inbox } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useWaitingQuery } from '../frame/waiting/Waiting.generated.ts';
import { waitingFacts } from '../frame/waiting/waitingFacts.ts';

const FRAME =
  'flex min-h-12 items-center gap-3 rounded-lg border border-line bg-card px-4 text-sm font-[650]';

/** The waiting tasks that the sidebar counts, problems first, each linked to its list if there is one. */
export function WaitingTasks() {
  const { data } = useWaitingQuery({ fetchPolicy: 'cache-only' });
  if (!data?.waitingTasks) return null;
  const waiting = new Map(data.waitingTasks.map((task) => [task.kind, task]));
  const tasks = keysOf(waitingFacts).flatMap((kind) => {
    const task = waiting.get(kind);
    return task ? [{ ...task, ...waitingFacts[kind] }] : [];
  });
  if (tasks.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <CircleCheck className="size-5 text-good" />
        No orders, messages or other tasks are waiting.
      </p>
    );
  return (
    <section aria-label="Tasks">
      <ul className="grid gap-2 sm:flex sm:flex-wrap">
        {tasks.map(({ kind, count, dueOn, words, to, isTrouble }) => (
          <li key={kind}>
            <Task text={words(count, dueOn ?? null)} to={to} isTrouble={isTrouble} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Task({ text, to, isTrouble }: { text: string; to: string | null; isTrouble: boolean }) {
  const Icon = isTrouble ? CircleAlert : Inbox;
  const icon = (
    <Icon aria-hidden="true" className={`size-5 shrink-0 ${isTrouble ? 'text-bad' : 'text-ink-2'}`} />
  );
  if (to === null)
    return (
      <p className={FRAME}>
        {icon}
        {text}
      </p>
    );
  return (
    <Link to={to} className={`${FRAME} hover:border-ink`}>
      {icon}
      {text}
      <ChevronRight className="ml-auto size-4 text-ink-2" />
    </Link>
  );
}
