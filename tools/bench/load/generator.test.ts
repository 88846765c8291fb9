import { execFileSync } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startLoadGenerator, type LoadGenerator } from './generator.ts';
import { LEAST_ANSWERS, type Turn } from './turn.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function aGenerator(core: string | null = null): LoadGenerator {
  const generator = startLoadGenerator(core);
  closing.push(generator.close);
  return generator;
}

/** A turn too short for its least answers, against a server of this process. */
async function aTurn(listener: RequestListener): Promise<Turn> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, questions: [{ path: '/a' }], order: 'in turn', connections: 1, seconds: 0 };
}

it('a slow server gets a longer turn and a warning, unless it’s warming up', async () => {
  const generator = aGenerator();
  const turn = await aTurn((_, response) => response.end());
  await generator.warmUp('Page, cold', turn);
  expect(generator.warnings).toEqual([]);
  expect(await generator.load('Page, cold', turn)).toMatchObject({ answers: LEAST_ANSWERS });
  expect(generator.warnings).toEqual([`Page, cold: ${LEAST_ANSWERS} answers took longer than 0 s.`]);
});

it('a turn that has begun goes on until it’s stopped', async () => {
  let requests = 0;
  const many = Promise.withResolvers<undefined>();
  const turn = await aTurn((_, response) => {
    requests += 1;
    if (requests > LEAST_ANSWERS) many.resolve(undefined);
    response.end();
  });
  const begun = aGenerator().begin('Pages', turn);
  await many.promise;
  const { answers } = await begun.stop();
  expect(answers).toBe(requests);
});

it('an error is told with the name of the turn', async () => {
  const turn = await aTurn((_, response) => response.writeHead(503).end());
  await expect(aGenerator().load('Page, cold', turn)).rejects.toThrow('Page, cold: /a was answered 503.');
});

it.runIf(process.platform === 'linux')('a generator with a core of its own uses no other', async () => {
  const [core = ''] =
    /\d+$/.exec(execFileSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' }).trim()) ?? [];
  const generator = aGenerator(core);
  await generator.load('Page', await aTurn((_, response) => response.end()));
  expect(execFileSync('taskset', ['-cp', String(generator.pid)], { encoding: 'utf8' })).toMatch(
    new RegExp(`: ${core}\\n$`),
  );
});
