import { expect, it } from 'vitest';
import { memoryOf, processorMsOf, treeOf } from './usage.ts';

it('the tree of a process is what it has started, and what that has', () => {
  const list = `    1     0   9000
   20     1    100
   21    20     10
   22    21      1
   23    20      5
  200     1   7000
`;
  expect(treeOf(list, 20).map(({ pid, memory }) => [pid, memory])).toEqual([
    [20, 100],
    [21, 10],
    [22, 1],
    [23, 5],
  ]);
});

it('this process uses some megabytes', () => {
  expect(memoryOf(process.pid)).toBeGreaterThan(10);
});

it.runIf(process.platform === 'linux')('the processor time of a process is its own count', () => {
  const countedMs = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  const before = countedMs();
  const ms = processorMsOf(process.pid);
  // Each of the two times is rounded down to 10 ms.
  expect(ms).toBeGreaterThan(before - 20);
  expect(ms).toBeLessThanOrEqual(countedMs());
});
