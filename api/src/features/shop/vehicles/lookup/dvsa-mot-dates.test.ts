import { expect, it } from 'vitest';
import { aLookupServer, aPace } from '../../../../../test/fixtures/catalogue/lookup-server.ts';
import { DvsaMotLookup } from './dvsa-mot.lookup.ts';

const passed = (expiryDate: string) => ({ testResult: 'PASSED', expiryDate });

it.each([
  [{ motTests: [{ testResult: 'FAILED' }, passed('2027-03-14'), passed('2026-03-12')] }, '2027-03-14', false],
  [{ motTests: [passed('2026.03.12')], motTestDueDate: '2022-03-14' }, '2026-03-12', false],
  [{ motTestDueDate: '2028-03-14' }, '2028-03-14', true],
  [{ motTests: [{ testResult: 'FAILED' }], motTestDueDate: '2027-01-14' }, '2027-01-14', true],
  [{ motTests: 'none', motTestDueDate: 'soon' }, null, false],
])('the MOT history service says with %j that the MOT is due on %s', async (said, dueOn, isFirst) => {
  const { url } = await aLookupServer(({ path }) => ({
    status: 200,
    body: path === '/token' ? { access_token: 'token', expires_in: 600 } : { make: 'FORD', ...said },
  }));
  const client = { clientId: 'client', clientSecret: 'secret', clientSecretExpires: null };
  const lookup = new DvsaMotLookup({ apiKey: 'key', ...client, tokenUrl: `${url}/token`, url }, aPace());
  const checkedAt = new Date('2026-11-20T10:00:00Z');
  expect(await lookup.find('AA19AAA')).toMatchObject({ mot: { dueOn, isFirst, checkedAt } });
});
