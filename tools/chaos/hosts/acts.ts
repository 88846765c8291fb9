import { OUTSIDE } from './network.ts';
import type { Stage } from './stage.ts';

/** A fault and its end. */
export interface Act {
  readonly name: string;
  /** Whether the host that is cut off loses the primary, so that its guests may see older data. */
  readonly losesPrimary: boolean;
  begin(stage: Stage): unknown;
  end(stage: Stage): unknown;
}

export const ACTS: readonly Act[] = [
  { name: 'nothing fails', losesPrimary: false, begin: () => undefined, end: () => undefined },
  {
    name: 'the replica lags',
    losesPrimary: false,
    begin: ({ replica }) => replica.query('select pg_wal_replay_pause()'),
    end: ({ replica }) => replica.query('select pg_wal_replay_resume()'),
  },
  {
    name: 'the replica dies',
    losesPrimary: false,
    begin: ({ databases }) => databases.killReplica(),
    end: ({ databases }) => databases.startReplica(),
  },
  {
    name: 'one host loses the primary',
    losesPrimary: true,
    begin: ({ network, databases, host }) => network.cut(host, databases.primary.address),
    end: ({ network }) => network.mend(),
  },
  {
    name: 'one host and the replica lose the primary',
    losesPrimary: true,
    begin({ network, databases: { primary, replica }, host }) {
      network.cut(host, primary.address);
      network.cut(replica.address, primary.address);
    },
    end: ({ network }) => network.mend(),
  },
  {
    name: 'one host loses Stripe, the mail server and the integrator',
    losesPrimary: false,
    begin: ({ network, host }) => network.cut(host, OUTSIDE),
    end: ({ network }) => network.mend(),
  },
];
