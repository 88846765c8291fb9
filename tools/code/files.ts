import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** The text of files by their paths in the project, with forward slashes. */
export type Files = ReadonlyMap<string, string>;

/** Every file that Git tracks or would add. Reads only text; for other files the path is enough to check links. */
export function readFiles(): Files {
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  return new Map(
    paths
      .split('\0')
      .filter((path) => path !== '' && existsSync(join(PROJECT, path)))
      .map((path) => [
        path,
        /\.(?:tsx?|[cm]?js|json|ya?ml|sh|html|graphql|css|md)$|(?:Dockerfile|Caddyfile)$|\.env\.example$/.test(
          path,
        )
          ? readFileSync(join(PROJECT, path), 'utf8')
          : '',
      ]),
  );
}
