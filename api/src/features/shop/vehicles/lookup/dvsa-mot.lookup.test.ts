import { describe, expect, it } from 'vitest';
import {
  aLookupServer,
  aPace,
  type HeardRequest,
  type LookupServer,
  type Reply,
} from '../../../../../test/fixtures/catalogue/lookup-server.ts';
import { DvsaMotLookup } from './dvsa-mot.lookup.ts';

const VEHICLE = {
  registration: 'AA19AAA',
  make: 'VOLKSWAGEN',
  model: 'GOLF',
  firstUsedDate: '2019-03-14',
  fuelType: 'Petrol',
  primaryColour: 'Blue',
  manufactureDate: '2019-01-31',
  motTests: [],
};
const TOKEN_PATH = '/tenant/oauth2/v2.0/token';

const fault = (status: number, errorCode: string): Reply => ({
  status,
  body: { errorCode, errorMessage: 'as documented', requestId: 'b-1' },
});

/** Signs in with token-1, token-2 …; `vehicle` replies to the look-ups, which are numbered from 1. */
async function aService(
  vehicle: (number: number, request: HeardRequest) => Reply,
  {
    pace = aPace(),
    clientSecretExpires = null as string | null,
    expiresIn = 3_600,
    token = (n: number): Reply => ({
      status: 200,
      body: { access_token: `token-${n}`, expires_in: expiresIn },
    }),
  } = {},
) {
  const server = await aLookupServer((request, heard) => {
    const alike = heard.filter(({ path }) => (path === TOKEN_PATH) === (request.path === TOKEN_PATH)).length;
    return request.path === TOKEN_PATH ? token(alike) : vehicle(alike, request);
  });
  const settings = {
    apiKey: 'key-of-the-test',
    clientId: 'client',
    clientSecret: 'secret of the test',
    clientSecretExpires,
    tokenUrl: server.url + TOKEN_PATH,
    url: server.url,
  };
  return { server, pace, lookup: new DvsaMotLookup(settings, pace) };
}

const signIns = ({ heard }: LookupServer) => heard.filter(({ path }) => path === TOKEN_PATH);
const lookUps = ({ heard }: LookupServer) => heard.filter(({ path }) => path !== TOKEN_PATH);

describe('the DVSA MOT history service', () => {
  it('gives make, model and year', async () => {
    const { lookup } = await aService(() => ({ status: 200, body: VEHICLE }));
    expect(await lookup.find('AA19AAA')).toEqual({
      registration: 'AA19AAA',
      make: 'VOLKSWAGEN',
      model: 'GOLF',
      year: 2019,
      colour: 'Blue',
      fuelType: 'Petrol',
      mot: expect.anything(),
      fitmentId: null,
      source: 'DVSA MOT history service',
    });
  });

  it('gets the token and the key in headers', async () => {
    const { lookup, server } = await aService(() => ({ status: 200, body: VEHICLE }));
    await lookup.find('AA19AAA');
    expect(Object.fromEntries(new URLSearchParams(signIns(server)[0]?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'client',
      client_secret: 'secret of the test',
      scope: 'https://tapi.dvsa.gov.uk/.default',
    });
    expect(signIns(server)[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': expect.stringContaining('application/x-www-form-urlencoded') },
    });
    expect(lookUps(server)).toMatchObject([
      {
        method: 'GET',
        path: '/v1/trade/vehicles/registration/AA19AAA',
        headers: { authorization: 'Bearer token-1', 'x-api-key': 'key-of-the-test' },
      },
    ]);
  });

  it.each([
    [{ manufactureDate: undefined }, 2019],
    [{ manufactureDate: undefined, firstUsedDate: '2018.06.01' }, 2018],
    [{ manufactureDate: undefined, firstUsedDate: undefined, registrationDate: '2020-01-01' }, 2020],
    [{ manufactureDate: 'unknown', firstUsedDate: undefined }, null],
  ])('takes the year from %j', async (dates, year) => {
    const { lookup } = await aService(() => ({ status: 200, body: { ...VEHICLE, ...dates } }));
    expect(await lookup.find('AA19AAA')).toMatchObject({ year });
  });

  it('returns null for MOTH-NF-01', async () => {
    const { lookup } = await aService(() => fault(404, 'MOTH-NF-01'));
    expect(await lookup.find('AA19AAA')).toBeNull();
  });

  it.each([
    [400, 'MOTH-IV-03', 'invalid-mark'],
    [400, 'MOTH-NP-01', 'refused'],
    [400, 'MOTH-NP-07', 'refused'],
    [404, 'MOTH-NF-02', 'refused'],
    [403, 'MOTH-FB-01', 'refused'],
    [403, 'MOTH-FB-03', 'refused'],
  ])('is not retried after %i %s', async (status, code, kind) => {
    const { lookup, server } = await aService(() => fault(status, code));
    await expect(lookup.find('AA19AAA')).rejects.toMatchObject({
      fault: kind,
      message: expect.stringContaining(code),
    });
    expect(lookUps(server)).toHaveLength(1);
    expect(signIns(server)).toHaveLength(1);
  });

  it('is not retried after a 403 from the gateway in front of it', async () => {
    const { lookup, server } = await aService(() => ({ status: 403, body: '<html>Forbidden</html>' }));
    await expect(lookup.find('AA19AAA')).rejects.toMatchObject({ fault: 'refused' });
    expect(lookUps(server)).toHaveLength(1);
  });
});

describe('the token', () => {
  it('is reused from one look-up to the next, and shared by concurrent look-ups', async () => {
    const { lookup, server } = await aService(() => ({ status: 200, body: VEHICLE }));
    await Promise.all([lookup.find('AA19AAA'), lookup.find('AA19EEE')]);
    await lookup.find('AA19PPP');
    expect(signIns(server)).toHaveLength(1);
  });

  it('is renewed a minute before it expires', async () => {
    let now = new Date('2026-11-20T10:00:00Z');
    const { lookup, server } = await aService(() => ({ status: 200, body: VEHICLE }), {
      expiresIn: 600,
      pace: aPace({ now: () => now }),
    });
    await lookup.find('AA19AAA');
    now = new Date('2026-11-20T10:08:59Z');
    await lookup.find('AA19AAA');
    expect(signIns(server)).toHaveLength(1);
    now = new Date('2026-11-20T10:09:00Z');
    await lookup.find('AA19AAA');
    expect(signIns(server)).toHaveLength(2);
    expect(lookUps(server).at(-1)?.headers.authorization).toBe('Bearer token-2');
  });

  it.each([
    [401, 'MOTH-UA-01'],
    [403, 'MOTH-FB-02'],
    [403, 'MOTH-FB-04'],
  ])('is renewed once after %i %s', async (status, code) => {
    const { lookup, server } = await aService((number) =>
      number === 1 ? fault(status, code) : { status: 200, body: VEHICLE },
    );
    expect(await lookup.find('AA19AAA')).toMatchObject({ model: 'GOLF' });
    expect(lookUps(server).map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  it('is not renewed a second time', async () => {
    const { lookup, server } = await aService(() => fault(401, 'MOTH-UA-01'));
    await expect(lookup.find('AA19AAA')).rejects.toMatchObject({ fault: 'refused' });
    expect(signIns(server)).toHaveLength(2);
    expect(lookUps(server)).toHaveLength(2);
  });

  it.each([
    [{ status: 401, body: { error: 'invalid_client' } }, 'refused'],
    [{ status: 500 }, 'unavailable'],
    [{ status: 200, body: { access_token: 'token' } }, 'unavailable'],
  ])(
    'that is refused, as %j, fails the look-up, and the next look-up requests a new one',
    async (answer: Reply, kind) => {
      const { lookup, server } = await aService(() => ({ status: 200, body: VEHICLE }), {
        token: (number) =>
          number === 1 ? answer : { status: 200, body: { access_token: 'good', expires_in: 600 } },
      });
      await expect(lookup.find('AA19AAA')).rejects.toMatchObject({ fault: kind });
      expect(lookUps(server)).toHaveLength(0);
      expect(await lookup.find('AA19AAA')).toMatchObject({ model: 'GOLF' });
    },
  );
});

describe('an expired client secret', () => {
  const EXPIRED = { clientSecretExpires: '2026-11-20' };

  it('is named when the sign-in refuses it', async () => {
    const token = (): Reply => ({ status: 401, body: { error: 'invalid_client' } });
    const { lookup } = await aService(() => ({ status: 200, body: VEHICLE }), { ...EXPIRED, token });
    await expect(lookup.find('AA19AAA')).rejects.toMatchObject({
      fault: 'refused',
      message:
        'The sign-in of the MOT history service responded 401: the client secret expired on 2026-11-20, so renew it.',
    });
  });

  it.each([
    [401, 'MOTH-UA-01'],
    [403, 'MOTH-FB-01'],
  ])('is named when the service answers %i %s', async (status, code) => {
    const { lookup } = await aService(() => fault(status, code), EXPIRED);
    await expect(lookup.find('AA19AAA')).rejects.toMatchObject({
      message:
        `The MOT history service responded ${status} ${code}: ` +
        'the client secret expired on 2026-11-20, so renew it.',
    });
  });

  it('isn’t named the day before', async () => {
    const { lookup } = await aService(() => fault(403, 'MOTH-FB-01'), { clientSecretExpires: '2026-11-21' });
    await expect(lookup.find('AA19AAA')).rejects.toThrow('check its keys and address.');
  });
});

describe('the limits of the service', () => {
  it('MOTH-RL-02 is met with longer and longer pauses', async () => {
    const { lookup, pace } = await aService((number) =>
      number < 4 ? fault(429, 'MOTH-RL-02') : { status: 200, body: VEHICLE },
    );
    expect(await lookup.find('AA19AAA')).toMatchObject({ model: 'GOLF' });
    expect(pace.pauses).toEqual([150, 300, 600]);
  });

  it('pauses vary, so that several processes do not retry at once', async () => {
    const spread = await Promise.all(
      [0, 0.999].map(async (chance) => {
        const { lookup, pace } = await aService(
          (number) => (number < 2 ? fault(429, 'MOTH-RL-02') : { status: 200, body: VEHICLE }),
          { pace: aPace({ random: () => chance }) },
        );
        await lookup.find('AA19AAA');
        return Math.round(pace.pauses[0] ?? 0);
      }),
    );
    expect(spread).toEqual([100, 200]);
  });

  it('a lasting MOTH-RL-02 counts as busy', async () => {
    const { lookup, server } = await aService(() => fault(429, 'MOTH-RL-02'));
    await expect(lookup.find('AA19AAA')).rejects.toMatchObject({ fault: 'busy' });
    expect(lookUps(server)).toHaveLength(4);
  });

  it('MOTH-RL-01 stops all look-ups until the next day', async () => {
    let now = new Date('2026-11-20T22:00:00Z');
    const { lookup, server } = await aService(
      (number) => (number === 1 ? fault(429, 'MOTH-RL-01') : { status: 200, body: VEHICLE }),
      { pace: aPace({ now: () => now }), expiresIn: 86_400 },
    );
    await expect(lookup.find('AA19AAA')).rejects.toMatchObject({ fault: 'quota-used' });
    now = new Date('2026-11-20T23:59:59Z');
    await expect(lookup.find('AA19EEE')).rejects.toMatchObject({ fault: 'quota-used' });
    expect(lookUps(server)).toHaveLength(1);
    now = new Date('2026-11-21T00:00:00Z');
    expect(await lookup.find('AA19AAA')).toMatchObject({ model: 'GOLF' });
  });

  it.each([1, 2, 3])('MOTH-UN-01 is retried: %i failures in a row are tolerated', async (faults) => {
    const { lookup } = await aService((number) =>
      number <= faults ? fault(500, 'MOTH-UN-01') : { status: 200, body: VEHICLE },
    );
    expect(await lookup.find('AA19AAA')).toMatchObject({ model: 'GOLF' });
  });

  it('MOTH-UN-01 is retried at most three times', async () => {
    const { lookup, server } = await aService(() => fault(500, 'MOTH-UN-01'));
    await expect(lookup.find('AA19AAA')).rejects.toMatchObject({ fault: 'unavailable' });
    expect(lookUps(server)).toHaveLength(4);
  });

  it('a look-up without a response is abandoned in time', async () => {
    const { lookup } = await aService(() => ({ status: 200, hang: true }), { pace: aPace({ timeout: 60 }) });
    await expect(lookup.find('AA19AAA')).rejects.toMatchObject({
      fault: 'unavailable',
      message: 'The MOT history service did not respond within 60 ms.',
    });
  });

  it('a response without a vehicle is a failure', async () => {
    const { lookup } = await aService(() => ({ status: 200, body: '<html></html>' }));
    await expect(lookup.find('AA19AAA')).rejects.toMatchObject({ fault: 'unavailable' });
  });
});
