import { keysOf } from '@treadline/schema/trade/values/words';
import { ChevronRight, CircleAlert, CircleCheck, Inbox } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classes } from '../../ui/base/classes.ts';
import { useWaitingQuery } from '../frame/waiting/Waiting.generated.ts';
import { waitingFacts } from '../frame/waiting/waitingFacts.ts';

/** The waiting tasks that the sidebar counts, problems first, each linked to its list. */
export function WaitingTasks() {
  const { data } = useWaitingQuery({ fetchPolicy: 'cache-only' });
  if (!data?.waitingTasks) return null;
  const counts = new Map(data.waitingTasks.map(({ kind, count }) => [kind, count]));
  const tasks = keysOf(waitingFacts).flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [{ kind, count, ...waitingFacts[kind] }];
  });
  if (tasks.length === 0)
    return (
      <p className="flex items-center gap-2 text-sm text-ink-2">
        <CircleCheck className="size-5 text-good" />
        You’re all caught up.
      </p>
    );
  return (
    <section aria-label="Tasks">
      <ul className="grid gap-2 sm:flex sm:flex-wrap">
        {tasks.map(({ kind, count, words, to, isTrouble }) => {
          const Icon = isTrouble ? CircleAlert : Inbox;
          return (
            <li key={kind}>
              <Link
                to={to}
                className={classes(
                  'flex min-h-12 items-center gap-3 rounded-lg border border-line bg-card',
                  'px-4 text-sm font-[650] hover:border-ink',
                )}
              >
                <Icon
                  aria-hidden="true"
                  className={`size-5 shrink-0 ${isTrouble ? 'text-bad' : 'text-ink-2'}`}
                />
                {words(count)}
                <ChevronRight className="ml-auto size-4 text-ink-2" />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
