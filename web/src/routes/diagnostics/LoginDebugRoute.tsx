import { useSession } from '../../features/accounts/session/sessionStore.ts';
import { roleWord } from '../../features/accounts/session/sessionUser.ts';
import { askApi, NOT_AUTHENTICATED, tokenEnd, tokenPreview } from '../../features/diagnostics/apiCheck.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { ApiChecks } from './ApiChecks.tsx';
import { DiagnosticsGuard } from './DiagnosticsGuard.tsx';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** /login-debug: the account that the shop sees for this browser. */
export function LoginDebugRoute() {
  return (
    <DiagnosticsGuard
      title="Sign-in test"
      summary="Which account this browser is signed in to, and until when."
    >
      <Session />
    </DiagnosticsGuard>
  );
}

function Session() {
  const session = useSession();
  if (session === null)
    return (
      <div className="grid justify-items-start gap-4">
        <Notice>
          <p>{NOT_AUTHENTICATED}</p>
        </Notice>
        <LinkButton to="/login">Login</LinkButton>
      </div>
    );
  const { token, user } = session;
  const end = tokenEnd(token);
  const facts = [
    ['Email', user.email],
    ['Role', roleWord(user).toUpperCase()],
    ['Token begins with', tokenPreview(token)],
    ['Token ends', end ? when.format(end) : 'It does not say'],
  ];
  return (
    <>
      <dl className="grid gap-x-8 gap-y-2 rounded-lg border border-line bg-card p-4 sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="font-[650] wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ApiChecks
        checks={[
          {
            name: 'The shop accepts your session',
            request: 'GET /api/auth/verify, with the token of your session as Bearer',
            ask: () => askApi('/api/auth/verify', token),
          },
        ]}
      />
    </>
  );
}
