import { failed } from '../../apollo/failureText.ts';
import type { ConnectionState } from '../../apollo/schema.generated.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import { Panel } from '../frame/page/Panel.tsx';
import { useTestConnectionMutation, type ConnectionsQuery } from './Connections.generated.ts';

const STATES = {
  CONNECTED: { tone: 'good', label: 'Connected' },
  STANDS_IN: { tone: 'warn', label: 'Stand-in' },
  OFF: { tone: 'plain', label: 'Not connected' },
} as const satisfies Record<ConnectionState, { tone: string; label: string }>;

interface ConnectionPanelProps {
  connection: NonNullable<ConnectionsQuery['serviceConnections']>[number];
}

/** A service outside the shop: what's used now, a test, and the variables that connect it. */
export function ConnectionPanel({ connection }: ConnectionPanelProps) {
  const { name, label, purpose, state, target, canTest, variables } = connection;
  const [test, { data, loading }] = useTestConnectionMutation({ variables: { name } });
  const outcome = data?.testConnection;

  async function tryIt() {
    const answer = await test().catch(failed);
    if (answer.error) toastFailure(answer.error);
  }

  return (
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
      <details className="text-sm" open={state !== 'CONNECTED'}>
        <summary className="min-h-9 cursor-pointer content-center underline underline-offset-4">
          How to connect
        </summary>
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
  );
}
