import fc from 'fast-check';
import { expect, it } from 'vitest';
import { whyNoNetworks } from './network.ts';
import { runHosts } from './run-hosts.ts';

/** Generous: two databases and two shops start, six links fail, and hours pass. */
const PATIENCE_MS = 1_800_000;
/** Longer than a silent database takes to be noticed. */
const FAULT_SECONDS = 15;

it(
  'two hosts sell while replica, database and Stripe are cut off, and recover with their books in order',
  { timeout: PATIENCE_MS },
  async ({ skip }) => {
    const reason = whyNoNetworks();
    if (reason !== null) skip(`This system forbids network namespaces: ${reason}`);
    const { seed = 0 } = fc.readConfigureGlobal();
    const report = await runHosts({ seed, seconds: FAULT_SECONDS, only: '' });
    expect(report.disagreements).toEqual([]);
    expect(report.errors).toEqual(new Map());
    // The run wasn't idle, and the faults were felt.
    expect(report.books.paid).toBeGreaterThan(0);
    const withoutPrimary = report.acts.filter(({ losesPrimary }) => losesPrimary);
    expect(withoutPrimary).toHaveLength(2);
    for (const { hosts } of withoutPrimary) expect(hosts[0]?.tally.busy).toBeGreaterThan(0);
  },
);
