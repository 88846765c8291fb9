import { currentSession } from '../../features/accounts/session/sessionStore.ts';
import {
  askApi,
  firstProductId,
  NO_PRODUCTS,
  NOT_AUTHENTICATED,
} from '../../features/diagnostics/apiCheck.ts';
import { ApiChecks, type ApiCheck } from './ApiChecks.tsx';
import { DiagnosticsGuard } from './DiagnosticsGuard.tsx';

const token = () => currentSession()?.token ?? null;
const LIST = '/api/products?limit=1';

const CHECKS: readonly ApiCheck[] = [
  { name: 'Product list', request: `GET ${LIST}`, ask: () => askApi(LIST, token()) },
  {
    name: 'Product by id',
    request: 'GET /api/products/{id}, with the id of the first product of the list',
    async ask() {
      const list = await askApi(LIST, token());
      const id = firstProductId(list.body);
      return id === null ? NO_PRODUCTS : askApi(`/api/products/${id}`, token());
    },
  },
  {
    name: 'Sign-in',
    request: 'GET /api/auth/verify, with the token of your session as Bearer',
    async ask() {
      const sent = token();
      return sent === null ? NOT_AUTHENTICATED : askApi('/api/auth/verify', sent);
    },
  },
  { name: 'Health', request: 'GET /api/health', ask: () => askApi('/api/health', null) },
];

/** /test, /diag and /diagnostic: whether this browser can reach the shop's API. */
export function ConnectionTestRoute() {
  return (
    <DiagnosticsGuard
      title="API connection test"
      summary="Whether this browser reaches the shop: its products, your sign-in and its health."
    >
      <ApiChecks checks={CHECKS} />
    </DiagnosticsGuard>
  );
}
