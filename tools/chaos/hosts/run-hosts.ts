import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { HostsOptions, HostsReport } from './hosts.ts';
import { inOwnNetwork, whyNoNetworks } from './network.ts';

const INSIDE = fileURLToPath(new URL('inside.ts', import.meta.url));

/**
 * Sells on two hosts in a process with networks of its own.
 * @throws Error if the system forbids that, or if the run fails.
 */
export async function runHosts(options: HostsOptions): Promise<HostsReport> {
  const reason = whyNoNetworks();
  if (reason !== null) throw new Error(`This system forbids network namespaces: ${reason}`);
  const [program, ...args] = inOwnNetwork([process.execPath, INSIDE, JSON.stringify(options)]);
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  const ended = once(child, 'exit');
  const [report] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
  await ended;
  if (typeof report !== 'object' || report === null) throw new Error('The run ended without a report.');
  return report as HostsReport;
}
