import { describe, expect, it } from 'vitest';
import { aLookupServer, aPace, type Reply } from '../../../../../test/fixtures/catalogue/lookup-server.ts';
import { CachedLookup } from './cached.lookup.ts';
import { DvlaVesLookup } from './dvla-ves.lookup.ts';
import { FallbackLookup } from './fallback.lookup.ts';
import { plateDigest } from './vehicle-lookup.ts';

const HOUR_MS = 3_600_000;
const FOUND: Reply = { status: 200, body: { make: 'FORD', yearOfManufacture: 2019 } };

async function aService(reply: (number: number) => Reply) {
  const server = await aLookupServer((_, heard) => reply(heard.length));
  return { server, lookup: new DvlaVesLookup({ apiKey: 'key', url: server.url }, aPace()) };
}

describe('the cache of look-ups', () => {
  it('caches a vehicle for 24 hours', async () => {
    let now = 1;
    const { server, lookup } = await aService(() => FOUND);
    const cached = new CachedLookup(lookup, () => now);
    await cached.find('AA19AAA');
    now += 24 * HOUR_MS - 1;
    expect(await cached.find('AA19AAA')).toMatchObject({ make: 'FORD' });
    expect(server.heard).toHaveLength(1);
    now += 2;
    await cached.find('AA19AAA');
    expect(server.heard).toHaveLength(2);
  });

  it('caches “not found” for an hour', async () => {
    let now = 1;
    const { server, lookup } = await aService((number) => (number === 1 ? { status: 404 } : FOUND));
    const cached = new CachedLookup(lookup, () => now);
    expect(await cached.find('AA19AAA')).toBeNull();
    now += HOUR_MS - 1;
    expect(await cached.find('AA19AAA')).toBeNull();
    now += 2;
    expect(await cached.find('AA19AAA')).toMatchObject({ make: 'FORD' });
    expect(server.heard).toHaveLength(2);
  });

  it('skips the cache for a fresh answer, which replaces the cached one', async () => {
    const { server, lookup } = await aService((number) => (number === 1 ? { status: 404 } : FOUND));
    const cached = new CachedLookup(lookup);
    expect(await cached.find('AA19AAA')).toBeNull();
    expect(await cached.find('AA19AAA', true)).toMatchObject({ make: 'FORD' });
    expect(await cached.find('AA19AAA')).toMatchObject({ make: 'FORD' });
    expect(server.heard).toHaveLength(2);
  });

  it('sends one request for concurrent shoppers', async () => {
    const { server, lookup } = await aService(() => FOUND);
    const cached = new CachedLookup(lookup);
    await Promise.all([cached.find('AA19AAA'), cached.find('AA19AAA'), cached.find('AA19AAA')]);
    expect(server.heard).toHaveLength(1);
  });

  it('does not cache a failure', async () => {
    const { lookup } = await aService((number) => (number === 1 ? { status: 503 } : FOUND));
    const cached = new CachedLookup(lookup);
    await expect(cached.find('AA19AAA')).rejects.toMatchObject({ fault: 'unavailable' });
    expect(await cached.find('AA19AAA')).toMatchObject({ make: 'FORD' });
  });
});

describe('several registers', () => {
  it('are asked in turn until one knows the vehicle', async () => {
    const first = await aService(() => ({ status: 404 }));
    const second = await aService(() => FOUND);
    expect(
      await new FallbackLookup([first.lookup, second.lookup], () => undefined).find('AA19AAA'),
    ).toMatchObject({ make: 'FORD' });
  });

  it('stand in for one another, and the failure is reported without the registration', async () => {
    const reports: unknown[] = [];
    const first = await aService(() => ({ status: 403 }));
    const second = await aService(() => FOUND);
    expect(
      await new FallbackLookup([first.lookup, second.lookup], (fault) => reports.push(fault)).find('AA19AAA'),
    ).toMatchObject({ make: 'FORD' });
    expect(reports).toEqual([
      {
        plate: plateDigest('AA19AAA'),
        message: 'The DVLA vehicle enquiry service responded 403: check its key.',
        alert: true,
      },
    ]);
    expect(JSON.stringify(reports)).not.toContain('AA19AAA');
  });

  it('fail with the first failure if none knows the vehicle and one failed', async () => {
    const first = await aService(() => ({ status: 503 }));
    const second = await aService(() => ({ status: 404 }));
    await expect(
      new FallbackLookup([first.lookup, second.lookup], () => undefined).find('AA19AAA'),
    ).rejects.toMatchObject({ fault: 'unavailable' });
  });
});
