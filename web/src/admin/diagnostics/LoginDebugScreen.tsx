import { useState } from 'react';
import { useSession } from '../../features/accounts/sessionStore.ts';
import { recordFrom, textFrom } from '../../lib/record.ts';
import { Button } from '../../ui/Button.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { AdminPage } from '../frame/AdminPage.tsx';
import { Mark } from '../frame/Mark.tsx';

/** So much of the token as tells one from another, and lets nobody in. */
const PREVIEW_LENGTH = 10;

interface CheckResult {
  name: string;
  isFine: boolean;
  /** What the shop answered, in a few words. */
  answer: string;
}

interface Check {
  name: string;
  path: string;
  /** What is told of the answer. */
  read: (body: unknown) => string;
}

const CHECKS: readonly Check[] = [
  { name: 'The shop is up', path: '/api/health', read: (body) => textFrom(recordFrom(body)['status']) },
  {
    name: 'The shop accepts your session',
    path: '/api/auth/verify',
    read(body) {
      const user = recordFrom(recordFrom(body)['user']);
      return `${textFrom(user['email'])}, ${textFrom(user['role'])}`;
    },
  },
  { name: 'Your session may use the admin', path: '/api/orders/admin/all?limit=1', read: () => 'Allowed' },
];

async function run({ name, path, read }: Check, token: string): Promise<CheckResult> {
  try {
    const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
    const body: unknown = await response.json().catch(() => null);
    const answer = response.ok ? read(body) : textFrom(recordFrom(body)['message']);
    return { name, isFine: response.ok, answer: `${response.status} ${answer}`.trim() };
  } catch {
    return { name, isFine: false, answer: 'No answer: check the connection' };
  }
}

/** /admin/login-debug: whether this browser's session works, without showing what would let somebody else in. */
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
        <p>User not authenticated. Please log in first.</p>
      </AdminPage>
    );
  return (
    <AdminPage
      title="Sign-in check"
      actions={
        <Button variant="primary" busy={isRunning} onClick={() => void check(session.token)}>
          Run the checks
        </Button>
      }
    >
      <FormSection title="This browser" text="What it sends with each request.">
        <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          <dt className="text-ink-2">Token begins with</dt>
          <dd className="font-mono">{session.token.slice(0, PREVIEW_LENGTH)}…</dd>
          <dt className="text-ink-2">Address of the shop</dt>
          <dd className="wrap-anywhere">{location.origin}</dd>
        </dl>
      </FormSection>
      <FormSection title="Checks" text="Each asks the shop as a program would.">
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
