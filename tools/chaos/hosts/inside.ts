/** Runs the hosts in the network that this process was started in, and sends the report to its parent. */
import { hosts, type HostsOptions } from './hosts.ts';

process.once('disconnect', () => process.exit(1));
const options = JSON.parse(process.argv[2] ?? '') as HostsOptions;
const report = await hosts(options, (sentence) => console.log(sentence));
process.send?.(report, () => process.exit());
