import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DATABASE_AWAY, outageOf } from '../database/database-errors.ts';
import { FilesAway } from '../files/file-store.ts';
import { openFolder } from '../files/folder-store.ts';
import { sweepDrafts, writeWhole } from './draft-file.ts';

const MACHINE = hostname().replaceAll(/[^\w-]/g, '-');
/** Linux and macOS count no further. */
const DEAD = 4_194_305;
const draft = (machine: string, pid: number): string => `a.webp.${machine}.${pid}.${crypto.randomUUID()}.tmp`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drafts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

describe('a file that is written whole', () => {
  it('is there with all of its content, and nothing beside it', async () => {
    await writeFile(join(folder, 'a.eml'), 'the file before');
    await writeWhole(join(folder, 'a.eml'), 'all of it', 0o600);
    expect(await readdir(folder)).toEqual(['a.eml']);
    expect(await readFile(join(folder, 'a.eml'), 'utf8')).toBe('all of it');
  });

  it('leaves what was there, and no draft, if it cannot be put in place', async () => {
    await mkdir(join(folder, 'a.eml', 'not empty'), { recursive: true });
    await expect(writeWhole(join(folder, 'a.eml'), 'no')).rejects.toThrow('EISDIR');
    expect(await readdir(folder)).toEqual(['a.eml']);
  });
});

describe('at the start', () => {
  it('the drafts of killed processes are removed, in every folder below, and all else stays', async () => {
    await mkdir(join(folder, 'products'));
    const [other, old] = [draft('another-machine', 1), draft('another-machine', 2)];
    const running = draft(MACHINE, process.ppid);
    for (const name of [
      draft(MACHINE, DEAD),
      join('products', draft(MACHINE, DEAD)),
      // In a container the killed process had this process's number.
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

  it('a folder that is not there yet has none', async () => {
    await expect(sweepDrafts(join(folder, 'mail'))).resolves.toBeUndefined();
  });
});

describe('a full disk', () => {
  const full = (code: string) => Object.assign(new Error('no space left'), { code });

  it.for([
    { what: 'of the shop', error: full('ENOSPC') },
    { what: 'with a quota', error: full('EDQUOT') },
    { what: 'of the store of files', error: new FilesAway('write products/a.webp', full('ENOSPC')) },
    { what: 'of the database', error: new Error('insert failed', { cause: full('53100') }) },
  ])('$what is told as one, and when to try again', ({ error }) => {
    expect(outageOf(error)).toMatchObject({
      message: expect.stringContaining('can’t save anything'),
      retryAfter: 300,
    });
  });

  it('is not a database that is away', () => {
    expect(outageOf(full('ECONNREFUSED'))).toBe(DATABASE_AWAY);
    expect(outageOf(new Error('no space left'))).toBeNull();
  });
});
