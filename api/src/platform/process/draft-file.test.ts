import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DATABASE_AWAY, outageOf } from '../database/database-errors.ts';
import { FilesAway } from '../files/file-store.ts';
import { openFolder } from '../files/folder-store.ts';
import { sweepDrafts, writeWhole } from './draft-file.ts';

const MACHINE = hostname().replaceAll(/[^\w-]/g, '-');
/** Above the highest process number on Linux and macOS. */
const DEAD = 4_194_305;
const draft = (machine: string, pid: number): string => `a.webp.${machine}.${pid}.${crypto.randomUUID()}.tmp`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drafts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

describe('a file written atomically', () => {
  it('has all of its content, and no draft beside it', async () => {
    await writeFile(join(folder, 'a.eml'), 'the file before');
    await writeWhole(join(folder, 'a.eml'), 'all of it', 0o600);
    expect(await readdir(folder)).toEqual(['a.eml']);
    expect(await readFile(join(folder, 'a.eml'), 'utf8')).toBe('all of it');
  });

  it('leaves the old content, and no draft, if it can’t be put in place', async () => {
    await mkdir(join(folder, 'a.eml', 'not empty'), { recursive: true });
    await expect(writeWhole(join(folder, 'a.eml'), 'no')).rejects.toThrow('EISDIR');
    expect(await readdir(folder)).toEqual(['a.eml']);
  });
});

describe('at the start', () => {
  it('the drafts of killed processes are removed from every folder below, and nothing else', async () => {
    await mkdir(join(folder, 'products'));
    const [other, old] = [draft('another-machine', 1), draft('another-machine', 2)];
    const running = draft(MACHINE, process.ppid);
    for (const name of [
      draft(MACHINE, DEAD),
      join('products', draft(MACHINE, DEAD)),
      // In a container the killed process had the same number as this one.
      draft(MACHINE, process.pid),
      running,
      other,
      old,
      'a.webp',
      'notes.tmp',
    ])
      await writeFile(join(folder, name), 'half');
    const hoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
    await utimes(join(folder, old), hoursAgo, hoursAgo);
    await openFolder({ path: folder, setting: 'DATA_DIR' });
    expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(
      ['a.webp', 'notes.tmp', 'products', running, other].toSorted(),
    );
  });

  it('a missing folder has no drafts', async () => {
    await expect(sweepDrafts(join(folder, 'mail'))).resolves.toBeUndefined();
  });
});

describe('a full disk', () => {
  const full = (code: string) => Object.assign(new Error('no space left'), { code });

  it.for([
    { what: 'on the shop’s machine', error: full('ENOSPC') },
    { what: 'with a quota', error: full('EDQUOT') },
    { what: 'in the file store', error: new FilesAway('write products/a.webp', full('ENOSPC')) },
    { what: 'in the database', error: new Error('insert failed', { cause: full('53100') }) },
  ])('$what is reported as one, with the time to retry', ({ error }) => {
    expect(outageOf(error)).toMatchObject({
      message: expect.stringContaining('can’t save anything'),
      retryAfter: 300,
    });
  });

  it('isn’t reported as a missing database', () => {
    expect(outageOf(full('ECONNREFUSED'))).toBe(DATABASE_AWAY);
    expect(outageOf(new Error('no space left'))).toBeNull();
  });
});
