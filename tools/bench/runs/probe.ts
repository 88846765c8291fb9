/**
 * Requests an address repeatedly until it's told to stop, and reports the longest wait. A separate process, because
 * beside a download in the same process it would measure how long that blocks the process.
 */
import { Agent, get } from 'node:http';

const [url = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let stopped = false;
let longest = 0;

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => answer.resume().once('end', resolve)).once('error', reject);
  });
}

process.once('message', () => (stopped = true));
await ask();
process.send?.('ready');
while (!stopped) {
  const asked = performance.now();
  await ask();
  longest = Math.max(longest, performance.now() - asked);
}
process.send?.(longest);
process.disconnect?.();
agent.destroy();
