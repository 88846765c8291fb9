import { useState } from 'react';
import { shortened, type ApiAnswer } from '../../features/diagnostics/apiCheck.ts';
import { Button } from '../../ui/base/Button.tsx';

/** A request to the shop's own API. */
export interface ApiCheck {
  name: string;
  /** The request as a program would send it: GET /api/health. */
  request: string;
  /** Sends it. Resolves to a sentence if it can't be sent. */
  ask: () => Promise<ApiAnswer | string>;
}

type Results = Readonly<Record<string, ApiAnswer | string>>;

/** Runs checks of the API one after the other, and shows each one's status, time and shortened answer. */
export function ApiChecks({ checks }: { checks: readonly ApiCheck[] }) {
  const [results, setResults] = useState<Results>({});
  const [isRunning, setRunning] = useState(false);

  async function run() {
    setRunning(true);
    setResults({});
    for (const { name, ask } of checks) {
      const result = await ask();
      setResults((before) => ({ ...before, [name]: result }));
    }
    setRunning(false);
  }

  return (
    <div className="grid gap-4">
      <Button variant="primary" busy={isRunning} onClick={() => void run()} className="justify-self-start">
        Run the tests
      </Button>
      <ol aria-label="Tests" aria-live="polite" className="grid gap-3">
        {checks.map(({ name, request }) => (
          <li key={name} className="grid gap-2 rounded-lg border border-line bg-card p-4">
            <h2 className="text-lg">{name}</h2>
            <p className="font-mono text-sm wrap-anywhere text-ink-2">{request}</p>
            <Result result={results[name]} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Result({ result }: { result: ApiAnswer | string | undefined }) {
  if (result === undefined) return <p className="text-sm text-ink-2">Not run yet.</p>;
  if (typeof result === 'string') return <p className="text-sm font-[650] text-warn">{result}</p>;
  const { isFine, status, ms, body } = result;
  return (
    <>
      <p className="text-sm">
        <span className={`font-[650] ${isFine ? 'text-good' : 'text-bad'}`}>
          {isFine ? 'Works' : 'Fails'}
        </span>
        {status !== null && <span>, status {status}</span>}, {ms} ms
      </p>
      <pre className="rounded-md bg-tint p-3 text-xs wrap-anywhere whitespace-pre-wrap">
        {shortened(body)}
      </pre>
    </>
  );
}
