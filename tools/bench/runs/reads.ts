import type { LoadGenerator } from '../load/generator.ts';
import type { Figures, Turn } from '../load/turn.ts';
import { askAll, type Asked } from '../measuring/asked.ts';
import { compareAnswers } from '../measuring/compare-answers.ts';
import { median } from '../measuring/median.ts';
import type { Server } from '../measuring/processes.ts';
import type { Question, Read } from '../measuring/questions.ts';
import { figure, table, visitorsOf } from '../measuring/table.ts';
import { processorMsOf } from '../measuring/usage.ts';

/** The compared servers. */
export interface Compared {
  readonly bare: Server;
  /** Null if it can't be installed. */
  readonly postgraphile: Server | null;
  /** The shop without caches. */
  readonly cold: Server;
  /** The shop as it runs in production. */
  readonly shop: Server;
  /** Makes every cached response unreachable, as a change of the data does. */
  readonly forget: () => Promise<void>;
}

/** How long the servers are measured. */
export interface Rounds {
  readonly rounds: number;
  /** The length of a turn. */
  readonly seconds: number;
}

const CONNECTIONS = [1, 32];
const WARM_UP_SECONDS = 0.5;
/** How many of the questions have cached responses. Asking more would take longer than they stay cached. */
const CACHED = 48;

/** One way of measuring one server. */
interface Contestant {
  readonly name: string;
  readonly server: Server;
  readonly asked: keyof Question;
  readonly order: Turn['order'];
  /** How many of the questions; all of them if it's left out. */
  readonly first?: number;
  readonly before?: (questions: readonly Asked[]) => Promise<void>;
  /** The contestant it's compared with, if not itself. */
  readonly yardstick: string;
}

function contestantsOf({ bare, postgraphile, cold, shop, forget }: Compared): Contestant[] {
  return [
    { name: 'Bare', server: bare, asked: 'bare', order: 'in turn', yardstick: 'Bare' },
    ...(postgraphile === null
      ? []
      : ([
          {
            name: 'PostGraphile',
            server: postgraphile,
            asked: 'postgraphile',
            order: 'in turn',
            yardstick: 'Bare',
          },
        ] as const)),
    { name: 'Cold', server: cold, asked: 'shop', order: 'in turn', yardstick: 'Bare' },
    {
      name: 'Cached',
      server: shop,
      asked: 'shop',
      order: 'in turn',
      first: CACHED,
      before: (questions) => askAll(shop.origin, questions),
      yardstick: 'Bare',
    },
    { name: 'Bare, mixed', server: bare, asked: 'bare', order: 'by popularity', yardstick: 'Bare, mixed' },
    {
      name: 'Mixed',
      server: shop,
      asked: 'shop',
      order: 'by popularity',
      before: forget,
      yardstick: 'Bare, mixed',
    },
  ];
}

/** What is shown of a contestant's turns, each the median of the rounds. */
interface Medians extends Pick<Figures, 'perSecond' | 'p50' | 'p99'> {
  /** Processor time of the server for each answer, in milliseconds. */
  readonly processor: number;
}

interface Row {
  readonly name: string;
  readonly connections: number;
  /** By contestant. */
  readonly medians: ReadonlyMap<string, Medians>;
}

/**
 * Measures reads, the servers taking turns.
 * @returns tables: requests per second with their ratio, times and, on Linux, processor times.
 */
export async function measureReads(
  generator: LoadGenerator,
  compared: Compared,
  reads: readonly Read[],
  rounds: Rounds,
): Promise<string> {
  const contestants = contestantsOf(compared);
  const rows: Row[] = [];
  for (const read of reads) {
    await compareAnswers(
      read,
      compared.cold.origin,
      compared.bare.origin,
      compared.postgraphile?.origin ?? null,
    );
    for (const connections of CONNECTIONS) {
      console.log(`${read.name}, ${visitorsOf(connections)} …`);
      const medians = await measureRead(generator, contestants, read, connections, rounds);
      rows.push({ name: read.name, connections, medians });
    }
  }
  const tableOf = (cell: (figures: Medians, yardstick: Medians | null) => string): string =>
    table(
      ['Read', 'Visitors', ...contestants.map(({ name }) => name)],
      rows.map(({ name, connections, medians }) => [
        name,
        String(connections),
        ...contestants.map((contestant) => {
          const figures = medians.get(contestant.name);
          const yardstick = medians.get(contestant.yardstick) ?? null;
          return figures ? cell(figures, contestant.yardstick === contestant.name ? null : yardstick) : '–';
        }),
      ]),
    );
  return [
    'Requests per second, and in brackets the ratio to the bare server:',
    tableOf(({ perSecond }, yardstick) =>
      yardstick
        ? `${figure(perSecond)} (${(perSecond / yardstick.perSecond).toFixed(2)})`
        : figure(perSecond),
    ),
    'Milliseconds, p50 / p99:',
    tableOf(({ p50, p99 }) => `${figure(p50)} / ${figure(p99)}`),
    ...(process.platform === 'linux'
      ? [
          'Processor milliseconds of the server for each answer, without those of the database:',
          tableOf(({ processor }) => processor.toFixed(2)),
        ]
      : []),
  ].join('\n\n');
}

async function measureRead(
  generator: LoadGenerator,
  contestants: readonly Contestant[],
  read: Read,
  connections: number,
  { rounds, seconds }: Rounds,
): Promise<ReadonlyMap<string, Medians>> {
  const measured = new Map<string, Medians[]>();
  // The first round warms up: a server's first answers take longer.
  for (let round = 0; round <= rounds; round += 1)
    for (const { name, server, asked, order, first, before } of contestants) {
      const questions = read.questions.slice(0, first).flatMap((question) => question[asked] ?? []);
      if (questions.length === 0) continue;
      await before?.(questions);
      const turn = { origin: server.origin, questions, order, connections };
      const what = `${read.name}, ${visitorsOf(connections)}, ${name}`;
      if (round === 0) {
        await generator.warmUp(what, { ...turn, seconds: WARM_UP_SECONDS });
        continue;
      }
      const used = processorMsOf(server.pid);
      const figures = await generator.load(what, { ...turn, seconds });
      const processor = (processorMsOf(server.pid) - used) / figures.answers;
      measured.set(name, [...(measured.get(name) ?? []), { ...figures, processor }]);
    }
  return new Map([...measured].map(([name, turns]) => [name, middle(turns)]));
}

function middle(turns: readonly Medians[]): Medians {
  const of = (name: keyof Medians): number => median(turns.map((turn) => turn[name]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), processor: of('processor') };
}
