import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** The processes started while `work` runs; `onStart` is called with each. */
export async function processesOf(
  work: () => Promise<unknown>,
  onStart: (process: ChildProcess) => void = () => {},
): Promise<ChildProcess[]> {
  const started: ChildProcess[] = [];
  const onMessage = (message: unknown): void => {
    const { process } = message as { process: ChildProcess };
    started.push(process);
    onStart(process);
  };
  subscribe('child_process', onMessage);
  await work();
  unsubscribe('child_process', onMessage);
  return started;
}
