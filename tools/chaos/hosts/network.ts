import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { Command, ShopHost } from '../shop-process.ts';

/** This process, with shoppers, Stripe, the mail server and the integrator. */
export const OUTSIDE = '10.0.0.1';

/** Other users than root may make networks inside a user namespace, if the system allows that. */
const UNSHARE: readonly string[] =
  process.getuid?.() === 0 ? ['--net'] : ['--user', '--map-current-user', '--keep-caps', '--net'];

/** The command that runs another command in an empty network, where it may make more. */
export const inOwnNetwork = (words: Command): Command => ['unshare', ...UNSHARE, '--', ...words];

const IP: Command = ['ip', '-batch', '-'];

/** Why this system can't run hosts in networks of their own; null if it can. */
export function whyNoNetworks(): string | null {
  const [program, ...args] = inOwnNetwork(IP);
  const input = 'link add one type veth peer name other\nrule add from 10.0.0.9 blackhole\n';
  const { error, status, stderr } = spawnSync(program, args, { input, encoding: 'utf8' });
  if (error) return error.message;
  return status === 0 ? null : stderr.trim();
}

/** Hosts with networks of their own. All packets between them pass through this process's network. */
export interface Network {
  addHost(): Promise<ShopHost>;
  /** Drops all packets between two addresses without a word, also those of open connections. */
  cut(one: string, other: string): void;
  /** Ends all cuts. */
  mend(): void;
  /** Lets each network go once no process is in it. */
  close(): void;
}

function ip(commands: readonly string[], [program, ...args]: Command = IP): void {
  execFileSync(program, args, { input: `${commands.join('\n')}\n` });
}

/** Opens the network of this process, which must have been started {@link inOwnNetwork}. */
export function openNetwork(): Network {
  const holders: ChildProcess[] = [];
  const cuts = new Set<string>();
  writeFileSync('/proc/sys/net/ipv4/ip_forward', '1');
  ip([
    'link set lo up',
    `address add ${OUTSIDE}/32 dev lo`,
    // Addresses of this process are usually looked up before any rule, so nobody could be cut off from it.
    'rule add pref 100 lookup local',
    'rule del pref 0',
  ]);
  return {
    async addHost() {
      // Ends with this process, and with it the pipe.
      const holder = spawn('unshare', ['--net', 'sh', '-c', 'echo; exec cat'], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const number = holders.push(holder);
      await once(holder.stdout, 'data');
      const [gateway, address, link] = [`10.0.${number}.1`, `10.0.${number}.2`, `host${number}`];
      const command = (words: Command): Command => [
        'nsenter',
        `--target=${holder.pid}`,
        '--net',
        '--',
        ...words,
      ];
      ip([
        `link add ${link} type veth peer name eth0 netns ${holder.pid}`,
        `address add ${gateway}/24 dev ${link}`,
        `link set ${link} up`,
      ]);
      const inside = [
        'link set lo up',
        `address add ${address}/24 dev eth0`,
        'link set eth0 up',
        `route add default via ${gateway}`,
      ];
      ip(inside, command(IP));
      return { address, command };
    },
    cut(one, other) {
      const dropped = [`from ${one} to ${other}`, `from ${other} to ${one}`];
      ip(dropped.map((packets) => `rule add pref 10 ${packets} blackhole`));
      for (const packets of dropped) cuts.add(packets);
    },
    mend() {
      ip([...cuts].map((packets) => `rule del pref 10 ${packets} blackhole`));
      cuts.clear();
    },
    close() {
      for (const holder of holders) holder.kill();
    },
  };
}
