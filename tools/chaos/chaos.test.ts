import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copyDatabase } from '../../api/test/test-shop.ts';
import { chaos } from './chaos.ts';

/** For what hangs: two shops start, one is killed, and hours pass. */
const PATIENCE_MS = 900_000;

it(
  'books agree after clients have raced while processes, connections, Stripe and mail failed',
  { timeout: PATIENCE_MS },
  async () => {
    const { seed = 0 } = fc.readConfigureGlobal();
    const database = await copyDatabase();
    const report = await chaos(database.url, { seed, kills: 1, races: 20, minutes: 1 });
    await database.drop();
    console.log(`Chaos with seed ${seed}: ${report.races} races, ${report.faults.kills} kills.`);
    expect(report.disagreements).toEqual([]);
    // Clients hear of nothing that nobody foresaw.
    expect([...report.tally.faults.keys()].filter((fault) => fault.startsWith('INTERNAL'))).toEqual([]);
    expect(report.errors).toEqual(new Map());
    // It was no idle minute.
    expect(report.books.paid).toBeGreaterThan(0);
    expect(report.faults.kills).toBeGreaterThan(0);
    expect(report.faults.callbacks).toBeGreaterThan(0);
  },
);
