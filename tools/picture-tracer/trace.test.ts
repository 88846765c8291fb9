import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('./trace.ts', import.meta.url));
const trace = (...args: string[]) => promisify(execFile)(process.execPath, [program, ...args]);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracer-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('trace.ts', () => {
  it('draws a tyre into a file of the format in its name', async () => {
    const file = join(folder, 'tyre.png');
    await trace('205', '55', '16', file, '--view', 'side', '--pixels', '80');
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 80, height: 80 });
  });

  it.each([
    ['no size', ['tyre.png']],
    ['an unknown view', ['205', '55', '16', 'tyre.png', '--view', 'roof']],
  ])('prints its usage when given %s', async (_what, args) => {
    await expect(trace(...args)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Usage: node tools/picture-tracer/trace.ts WIDTH PROFILE RIM FILE'),
    });
  });
});
