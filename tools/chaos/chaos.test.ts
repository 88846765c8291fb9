import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copyDatabase } from '../../api/test/test-shop.ts';
import { chaos } from './chaos.ts';

/** Generous: two shops start, one is killed, and hours pass. */
const PATIENCE_MS = 900_000;
/** The races and the kill end the run, however slow the machine; the clock never does. */
const MINUTES = PATIENCE_MS / 60_000;

it(
  'the books agree after races between clients while processes, connections, Stripe and email failed',
  { timeout: PATIENCE_MS },
  async () => {
    const { seed = 0 } = fc.readConfigureGlobal();
    const database = await copyDatabase();
    const report = await chaos(database.url, { seed, kills: 1, races: 40, minutes: MINUTES });
    await database.drop();
    console.log(`Chaos with seed ${seed}: ${report.races} races, ${report.books.paid} paid.`);
    expect(report.disagreements).toEqual([]);
    // Clients never see an unexpected error.
    expect([...report.tally.faults.keys()].filter((fault) => fault.startsWith('INTERNAL'))).toEqual([]);
    expect(report.errors).toEqual(new Map());
    // The run wasn't idle.
    expect(report.books.paid).toBeGreaterThan(0);
    expect(report.faults.kills).toBeGreaterThan(0);
    expect(report.faults.callbacks).toBeGreaterThan(0);
  },
);
