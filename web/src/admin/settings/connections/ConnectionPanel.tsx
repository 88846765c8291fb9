import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { failed } from '../../../apollo/failureText.ts';
import type { ConnectionName, ConnectionState } from '../../../apollo/schema.generated.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { SiteContext } from '../../../lib/head/PageHead.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { Notice } from '../../../ui/base/Notice.tsx';
import { Mark } from '../../frame/mark/Mark.tsx';
import { Panel } from '../../frame/page/Panel.tsx';
import { useTestConnectionMutation, type ConnectionsQuery } from './Connections.generated.ts';
import { connectionSteps } from './connectionSteps.ts';

const STATES = {
  CONNECTED: { tone: 'good', label: 'Connected' },
  STANDS_IN: { tone: 'warn', label: 'Stand-in' },
  OFF: { tone: 'plain', label: 'Not connected' },
} as const satisfies Record<ConnectionState, { tone: string; label: string }>;

/** Numbered steps, with the texts to copy on lines of their own. */
function Steps({ name }: { name: ConnectionName }) {
  const { origin } = use(SiteContext);
  return (
    <ol className="grid max-w-2xl list-decimal grid-cols-[minmax(0,1fr)] gap-3 py-2 pl-6">
      {connectionSteps[name](origin).map(({ text, copied, link }) => (
        <li key={text}>
          <p>{text}</p>
          {copied && (
            <pre
              className={classes(
                'mt-1 rounded-md bg-tint px-3 py-2 font-mono text-xs select-all',
                'wrap-anywhere whitespace-pre-wrap',
              )}
            >
              {copied}
            </pre>
          )}
          {link && (
            <a
              href={link.url}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-9 items-center underline underline-offset-4"
            >
              {link.label}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

interface ConnectionPanelProps {
  connection: NonNullable<ConnectionsQuery['serviceConnections']>[number];
}

/** A service outside the shop: what's used now, a test, and the steps that connect it. */
export function ConnectionPanel({ connection }: ConnectionPanelProps) {
  const { name, label, purpose, state, target, canTest, variables } = connection;
  const [test, { data, loading }] = useTestConnectionMutation({ variables: { name } });
  const outcome = data?.testConnection;
  const { hash } = useLocation();
  const steps = useRef<HTMLDetailsElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  // The panels load after the page, so the browser can't scroll to the anchor itself.
  useEffect(() => {
    if (hash !== `#${name}` || !steps.current) return;
    steps.current.open = true;
    frame.current?.scrollIntoView();
  }, [hash, name]);

  async function tryIt() {
    const answer = await test().catch(failed);
    if (answer.error) toastFailure(answer.error);
  }

  return (
    <div ref={frame} id={name} className="scroll-mt-19">
      <Panel title={label} action={<Mark tone={STATES[state].tone}>{STATES[state].label}</Mark>}>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid min-w-0 gap-1 text-sm">
            <p>{purpose}</p>
            <p className="wrap-anywhere text-ink-2">Now: {target}</p>
          </div>
          {canTest && (
            <Button busy={loading} aria-label={`Test ${label}`} onClick={() => void tryIt()}>
              Test
            </Button>
          )}
        </div>
        <div role="status">
          {outcome && !loading && (
            <Notice
              tone={outcome.works ? 'good' : 'warn'}
              title={outcome.works ? 'It works' : 'It doesn’t work'}
            >
              <p className="wrap-anywhere">{outcome.answer}</p>
              <p className="text-ink-2">{outcome.milliseconds} ms</p>
            </Notice>
          )}
        </div>
        <details ref={steps} className="text-sm">
          <summary className="min-h-9 cursor-pointer content-center underline underline-offset-4">
            How to connect it, step by step
          </summary>
          <Steps name={name} />
          <p className="pt-3 font-[650]">All settings of this service</p>
          <dl className="grid gap-2 pt-1">
            {variables.map((variable) => (
              <div key={variable.name} className="grid gap-x-3 xl:grid-cols-[17rem_minmax(0,1fr)]">
                <dt className="font-mono text-xs wrap-anywhere">{variable.name}</dt>
                <dd className="text-ink-2">{variable.meaning}</dd>
              </div>
            ))}
          </dl>
        </details>
      </Panel>
    </div>
  );
}
