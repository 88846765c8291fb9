import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, loadavg, platform, release } from 'node:os';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { table } from './measuring/table.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const PAGE = 'docs/bench-figures.md';

/** The figures of a run, printed as they come. */
export interface Report {
  add(heading: string, text: string): void;
  /** Replaces the page with the figures of the last run. */
  write(): void;
}

/**
 * Begins with the machine and what runs on it.
 * @param generatorCore the core of the load generator; null if it shares them all.
 */
export async function openReport(
  database: pg.Client,
  generatorCore: string | null,
  isQuick: boolean,
): Promise<Report> {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: PROJECT, encoding: 'utf8' }).trim();
  const { rows } = await database.query<{ server_version: string }>('show server_version');
  const [oneMinute = 0] = loadavg();
  const sections: string[] = [];
  const add = (heading: string, text: string): void => {
    const section = `## ${heading}\n\n${text}`;
    console.log(`\n${section}\n`);
    sections.push(section);
  };
  add(
    'The run',
    table(
      ['What', 'Value'],
      [
        ['Date', new Date().toISOString().slice(0, 10)],
        ['Extent', isQuick ? 'quick' : 'full'],
        ['Commit', git('describe', '--always', '--dirty', '--exclude=*')],
        ['Machine', `${cpus()[0]?.model.trim()}, ${platform()} ${release()}, ${arch()}`],
        ['Cores', String(availableParallelism())],
        ['Load generator', generatorCore === null ? 'shares the cores' : `on core ${generatorCore}, alone`],
        ['Load average at the start', oneMinute.toFixed(1)],
        ['Node.js', process.version],
        ['PostgreSQL', rows[0]?.server_version ?? ''],
      ],
    ),
  );
  return {
    add,
    write() {
      writeFileSync(
        `${PROJECT}${PAGE}`,
        [
          '# Bench figures',
          '`npx -y pnpm@12 run bench` writes this page. [Bench](bench.md) explains the figures.',
          ...sections,
          '',
        ].join('\n\n'),
      );
      execFileSync(`${PROJECT}node_modules/.bin/oxfmt`, [PAGE], { cwd: PROJECT });
    },
  };
}
