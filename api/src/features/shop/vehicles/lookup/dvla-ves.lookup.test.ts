import { describe, expect, it } from 'vitest';
import {
  aLookupServer,
  aPace,
  type HeardRequest,
  type Reply,
} from '../../../../../test/fixtures/catalogue/lookup-server.ts';
import { DvlaVesLookup } from './dvla-ves.lookup.ts';

/** Replies to the documented test registrations as DVLA's own test environment does. */
function testMarks({ body }: HeardRequest): Reply {
  const registrationNumber = String((JSON.parse(body) as { registrationNumber: unknown }).registrationNumber);
  const fault = (status: number, title: string): Reply => ({
    status,
    body: { errors: [{ status: String(status), title }] },
  });
  if (registrationNumber === 'ER19BAD') return fault(400, 'Bad Request');
  if (registrationNumber === 'ER19NFD') return fault(404, 'Vehicle Not Found');
  if (registrationNumber === 'ER19THR') return fault(429, 'Too Many Requests');
  if (registrationNumber === 'ER19ERR') return fault(500, 'Internal Server Error');
  if (registrationNumber === 'ER19MNT') return fault(503, 'Service Unavailable');
  return {
    status: 200,
    body: {
      registrationNumber,
      make: 'FORD',
      colour: 'RED',
      fuelType: 'PETROL',
      yearOfManufacture: 2019,
      monthOfFirstRegistration: '2019-03',
    },
  };
}

async function aService(reply: Parameters<typeof aLookupServer>[0] = testMarks, pace = aPace()) {
  const server = await aLookupServer(reply);
  return {
    server,
    pace,
    lookup: new DvlaVesLookup(
      { apiKey: 'key-of-the-test', url: `${server.url}/vehicle-enquiry/v1/vehicles` },
      pace,
    ),
  };
}

describe('the DVLA vehicle enquiry service', () => {
  it.each(['AA19AAA', 'AA19EEE', 'AA19PPP', 'L2WPS', 'AA19SRN', 'AA19DSL', 'AA19MOT', 'AA19AMP'])(
    'finds %s without a model',
    async (registration) => {
      const { lookup } = await aService();
      expect(await lookup.find(registration)).toEqual({
        registration,
        make: 'FORD',
        model: null,
        year: 2019,
        colour: 'RED',
        fuelType: 'PETROL',
        mot: { dueOn: null, isFirst: false, checkedAt: new Date('2026-11-20T10:00:00Z') },
        fitmentId: null,
        source: 'DVLA vehicle enquiry service',
      });
    },
  );

  it.each([
    [{ motStatus: 'Valid', motExpiryDate: '2027-03-14' }, '2027-03-14'],
    [{ motStatus: 'Not valid', motExpiryDate: '2026-10-02' }, '2026-10-02'],
    [{ motStatus: 'No details held by DVLA' }, null],
    [{ motStatus: 'Valid', motExpiryDate: '2027-02-30' }, null],
  ])('says with %j that the MOT is due on %s', async (said, dueOn) => {
    const { lookup } = await aService(() => ({ status: 200, body: { make: 'FORD', ...said } }));
    expect(await lookup.find('AA19MOT')).toMatchObject({ mot: { dueOn, isFirst: false } });
  });

  it('gets a POST with the key in a header and the registration in the body', async () => {
    const { lookup, server } = await aService();
    await lookup.find('AA19AAA');
    expect(server.heard).toHaveLength(1);
    expect(server.heard[0]).toMatchObject({
      method: 'POST',
      path: '/vehicle-enquiry/v1/vehicles',
      body: '{"registrationNumber":"AA19AAA"}',
      headers: { 'x-api-key': 'key-of-the-test', 'content-type': 'application/json' },
    });
  });

  it('returns null for ER19NFD', async () => {
    const { lookup } = await aService();
    expect(await lookup.find('ER19NFD')).toBeNull();
  });

  it.each([
    ['ER19BAD', 'invalid-mark', 1],
    ['ER19THR', 'busy', 3],
    ['ER19ERR', 'unavailable', 1],
    ['ER19MNT', 'unavailable', 1],
  ])('fails for %s with %s after %i requests', async (registration, fault, requests) => {
    const { lookup, server } = await aService();
    await expect(lookup.find(registration)).rejects.toMatchObject({ fault });
    expect(server.heard).toHaveLength(requests);
  });

  it('is not retried after 403, which means that the key is wrong', async () => {
    const { lookup, server } = await aService(() => ({ status: 403, body: { message: 'Forbidden' } }));
    await expect(lookup.find('AA19AAA')).rejects.toMatchObject({ fault: 'refused' });
    expect(server.heard).toHaveLength(1);
  });

  it('is retried with growing pauses while it is busy', async () => {
    const { lookup, pace } = await aService((request, heard) =>
      heard.length < 3 ? { status: 429 } : testMarks(request),
    );
    expect(await lookup.find('AA19AAA')).toMatchObject({ make: 'FORD' });
    expect(pace.pauses).toEqual([150, 300]);
  });

  it('is abandoned if it does not respond in time', async () => {
    const { lookup } = await aService(() => ({ status: 200, hang: true }), aPace({ timeout: 50 }));
    await expect(lookup.find('AA19AAA')).rejects.toMatchObject({
      fault: 'unavailable',
      message: 'The DVLA vehicle enquiry service did not respond within 50 ms.',
    });
  });

  it.each(['<html>Gateway</html>', '[]', '{}', ''])('does not count %j as a vehicle', async (body) => {
    const { lookup } = await aService(() => ({ status: 200, body }));
    await expect(lookup.find('AA19AAA')).rejects.toMatchObject({ fault: 'unavailable' });
  });

  it('fails without revealing registration or key if nothing listens', async () => {
    const lookup = new DvlaVesLookup(
      { apiKey: 'key-of-the-test', url: 'http://127.0.0.1:1/vehicles' },
      aPace(),
    );
    await expect(lookup.find('AA19AAA')).rejects.toMatchObject({
      fault: 'unavailable',
      message: 'The DVLA vehicle enquiry service cannot be reached.',
    });
  });
});
