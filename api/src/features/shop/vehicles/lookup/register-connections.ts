import type { Config } from '../../../../platform/config/config.ts';
import { hostOf, type Connection } from '../../../../platform/services/connection.ts';
import { DvsaMotLookup } from './dvsa-mot.lookup.ts';
import { ask, LOOKUP_PACE, textOf } from './lookup-http.ts';

/** A plate of DVLA's test environment. In the live register it belongs to nobody, which is an answer too. */
const TEST_MARK = 'AA19AAA';

type DvlaSettings = NonNullable<Config['vehicleLookup']['dvla']>;

/** The shop's connection to DVLA's register. Without a key only the fitment table's plates are known. */
export function dvlaConnection({ vehicleLookup: { dvla } }: Config): Connection {
  return {
    state: dvla ? 'CONNECTED' : 'OFF',
    target: dvla ? hostOf(dvla.url) : 'Only the registrations in the fitment table',
    variables: ['DVLA_API_KEY'],
    secrets: dvla ? [dvla.apiKey] : [],
    test: dvla && (() => lookUp(dvla)),
  };
}

async function lookUp({ apiKey, url }: DvlaSettings): Promise<string> {
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json', accept: 'application/json' };
  const body = JSON.stringify({ registrationNumber: TEST_MARK });
  const answer = await ask(
    'The DVLA vehicle enquiry service',
    url,
    { method: 'POST', headers, body },
    LOOKUP_PACE,
  );
  const words = `${answer.status}: ${wordsIn(answer.body)}`;
  if (answer.status === 200 || answer.status === 404) return words;
  throw new Error(words);
}

/** The make, or the first error in the register's own words. */
function wordsIn(body: Readonly<Record<string, unknown>> | null): string {
  const errors = body?.['errors'];
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  const error = typeof first === 'object' && first !== null ? { ...first } : {};
  const said = [Reflect.get(error, 'detail'), Reflect.get(error, 'title'), body?.['message'], body?.['make']];
  return said.map(textOf).find(Boolean) ?? 'no words';
}

/** The shop's connection to DVSA's MOT history, which knows models. */
export function motConnection({ vehicleLookup: { dvsa } }: Config): Connection {
  return {
    state: dvsa ? 'CONNECTED' : 'OFF',
    target: dvsa ? hostOf(dvsa.url) : 'No MOT history',
    variables: [
      'DVSA_API_KEY',
      'DVSA_CLIENT_ID',
      'DVSA_CLIENT_SECRET',
      'DVSA_TOKEN_URL',
      'DVSA_CLIENT_SECRET_EXPIRES',
    ],
    secrets: dvsa ? [dvsa.apiKey, dvsa.clientSecret] : [],
    test:
      dvsa &&
      (async () => {
        const found = await new DvsaMotLookup(dvsa).find(TEST_MARK);
        return found
          ? `It knows a ${[found.make, found.model].filter(Boolean).join(' ')}.`
          : 'It answers, and doesn’t know the test plate.';
      }),
  };
}
