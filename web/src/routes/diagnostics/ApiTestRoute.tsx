import { askApi } from '../../features/diagnostics/apiCheck.ts';
import { ApiChecks, type ApiCheck } from './ApiChecks.tsx';
import { DiagnosticsGuard } from './DiagnosticsGuard.tsx';

/** Public paths. */
const PATHS: readonly { name: string; path: string }[] = [
  { name: 'Readiness', path: '/api/ready' },
  { name: 'GraphQL', path: `/graphql?query=${encodeURIComponent('{ shopSettings { shopName } }')}` },
  { name: 'Tyres of a size', path: '/api/products?width=205&profile=55&diameter=16&limit=1' },
  { name: 'Policy page', path: '/api/page-contents/privacy' },
  { name: 'OpenAPI document', path: '/api/openapi.json' },
];

const CHECKS: readonly ApiCheck[] = PATHS.map(({ name, path }) => ({
  name,
  request: `GET ${path}`,
  ask: () => askApi(path, null),
}));

/** /api-test: the API's answers to an anonymous program. */
export function ApiTestRoute() {
  return (
    <DiagnosticsGuard
      title="API test"
      summary="The shop’s answers to a program that hasn’t signed in, each with its time."
    >
      <ApiChecks checks={CHECKS} />
    </DiagnosticsGuard>
  );
}
