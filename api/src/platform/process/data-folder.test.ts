import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ConfigError } from '../config/environment.ts';
import { makeDataFolder } from './data-folder.ts';

it('a file, or a path below one, is refused as the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'treadline-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => makeDataFolder(file)).toThrow(
    new ConfigError(`DATA_DIR must be a folder that the shop can write to; ${file} is not (EEXIST).`),
  );
  expect(() => makeDataFolder(join(file, 'below'))).toThrow(
    new ConfigError(
      `DATA_DIR must be a folder that the shop can write to; ${join(file, 'below')} is not (ENOTDIR).`,
    ),
  );
  expect(() => makeDataFolder(join(folder, 'new'))).not.toThrow();
});
