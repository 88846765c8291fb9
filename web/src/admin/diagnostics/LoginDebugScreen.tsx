import { useState } from 'react';
import { useSession } from '../../features/accounts/session/sessionStore.ts';
import {
  askApi,
  messageIn,
  NOT_AUTHENTICATED,
  personIn,
  tokenEnd,
  tokenPreview,
} from '../../features/diagnostics/apiCheck.ts';
import { recordFrom, textFrom } from '../../lib/text/record.ts';
import { Button } from '../../ui/base/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';

interface CheckResult {
  name: string;
  isFine: boolean;
  /** The shop's response, in a few words. */
  answer: string;
}

interface Check {
  name: string;
  path: string;
  /** Sums up the response. */
  read: (body: unknown) => string;
}

const CHECKS: readonly Check[] = [
  { name: 'The shop is up', path: '/api/health', read: (body) => textFrom(recordFrom(body)['status']) },
  { name: 'The shop accepts your session', path: '/api/auth/verify', read: personIn },
  { name: 'Your session can use the admin', path: '/api/orders/admin/all?limit=1', read: () => 'Allowed' },
];

async function run({ name, path, read }: Check, token: string): Promise<CheckResult> {
  const { isFine, status, body } = await askApi(path, token);
  if (status === null) return { name, isFine, answer: textFrom(body) };
  return { name, isFine, answer: `${status} ${isFine ? read(body) : messageIn(body)}`.trim() };
}

/** /admin/login-debug: checks whether this browser's session works, without showing anything that could be misused. */
export function LoginDebugScreen() {
  const session = useSession();
  const [results, setResults] = useState<readonly CheckResult[]>([]);
  const [isRunning, setIsRunning] = useState(false);

  async function check(token: string) {
    setIsRunning(true);
    setResults(await Promise.all(CHECKS.map((one) => run(one, token))));
    setIsRunning(false);
  }

  if (session === null)
    return (
      <AdminPage title="Sign-in check">
        <p>{NOT_AUTHENTICATED}</p>
      </AdminPage>
    );
  return (
    <AdminPage
      title="Sign-in check"
      actions={
        <Button variant="primary" busy={isRunning} onClick={() => void check(session.token)}>
          Run checks
        </Button>
      }
    >
      <FormSection title="This browser" text="Details sent with each request.">
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          <dt className="text-ink-2">Token starts with</dt>
          <dd className="font-mono">{tokenPreview(session.token)}</dd>
          <dt className="text-ink-2">Token expires</dt>
          <dd>{tokenEnd(session.token)?.toLocaleString('en-GB') ?? 'Not stated'}</dd>
          <dt className="text-ink-2">Shop address</dt>
          <dd className="wrap-anywhere">{location.origin}</dd>
        </dl>
      </FormSection>
      <FormSection title="Checks" text="Each check sends a request to the API.">
        <ul aria-live="polite" className="grid gap-2 text-sm">
          {results.length === 0 && <li className="text-ink-2">Not run yet.</li>}
          {results.map(({ name, isFine, answer }) => (
            <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Mark tone={isFine ? 'good' : 'bad'}>{isFine ? 'Works' : 'Fails'}</Mark>
              <span className="font-[650]">{name}</span>
              <span className="wrap-anywhere text-ink-2">{answer}</span>
            </li>
          ))}
        </ul>
      </FormSection>
    </AdminPage>
  );
}
