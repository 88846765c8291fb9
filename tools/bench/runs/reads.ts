import { compareAnswers } from '../measuring/compare-answers.ts';
import { askAll, byPopularity, inTurn, load, type Asked, type Figures, warmUp } from '../measuring/load.ts';
import { median } from '../measuring/median.ts';
import type { Question, Read } from '../measuring/questions.ts';

/** The compared servers, by their addresses. */
export interface Compared {
  readonly bare: string;
  /** The shop without caches. */
  readonly cold: string;
  /** The shop as it runs in production. */
  readonly shop: string;
  /** Makes every cached response unreachable, as a change of the data does. */
  readonly forget: () => Promise<void>;
}

const CONNECTIONS = [1, 32];
const ROUNDS = 3;
const SECONDS = 2;
const WARM_UP_SECONDS = 1;
/** How many of the questions have cached responses. Asking more would take longer than they stay cached. */
const KEPT = 48;

/** One way of measuring one server. */
interface Turn {
  readonly name: string;
  readonly origin: string;
  readonly asked: (questions: readonly Question[], connections: number) => Asked[][];
  readonly before?: (questions: readonly Question[]) => Promise<void>;
  /** The turn it's compared with. */
  readonly yardstick: string;
}

const ofShop = (questions: readonly Question[]): Asked[] => questions.map(({ shop }) => shop);
const ofBare = (questions: readonly Question[]): Asked[] => questions.map(({ bare }) => ({ path: bare }));

function turns({ bare, cold, shop, forget }: Compared): Turn[] {
  const kept = (questions: readonly Question[]): Asked[] => ofShop(questions.slice(0, KEPT));
  return [
    { name: 'bare', origin: bare, asked: (all, n) => inTurn(ofBare(all), n), yardstick: 'bare' },
    { name: 'cold', origin: cold, asked: (all, n) => inTurn(ofShop(all), n), yardstick: 'bare' },
    {
      name: 'kept',
      origin: shop,
      asked: (all, n) => inTurn(kept(all), n),
      before: (all) => askAll(shop, kept(all)),
      yardstick: 'bare',
    },
    {
      name: 'bare, mixed',
      origin: bare,
      asked: (all, n) => byPopularity(ofBare(all), n),
      yardstick: 'bare, mixed',
    },
    {
      name: 'mixed',
      origin: shop,
      asked: (all, n) => byPopularity(ofShop(all), n),
      before: forget,
      yardstick: 'bare, mixed',
    },
  ];
}

const number = (value: number): string =>
  value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-GB');

/** Measures reads, the servers taking turns, and prints the median of three rounds as a row of a table each. */
export async function measureReads(compared: Compared, reads: readonly Read[]): Promise<void> {
  console.log(
    '| Read | Connections | Server | Requests/s | p50 ms | p99 ms | Ratio |\n' +
      '| --- | ---: | --- | ---: | ---: | ---: | ---: |',
  );
  for (const read of reads) {
    await compareAnswers(compared.cold, compared.bare, read);
    for (const connections of CONNECTIONS) await measureRead(turns(compared), read, connections);
  }
}

async function measureRead(all: readonly Turn[], read: Read, connections: number): Promise<void> {
  const figures = new Map<string, Figures[]>(all.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { name, origin, asked, before } of all) {
      await before?.(read.questions);
      const perConnection = asked(read.questions, connections);
      const what = `${read.name}, ${name}`;
      if (round === 0) await warmUp(what, origin, perConnection, WARM_UP_SECONDS);
      else figures.get(name)?.push(await load(what, origin, perConnection, SECONDS));
    }
  const middle = (name: string, figure: keyof Figures): number =>
    median((figures.get(name) ?? []).map((measured) => measured[figure]));
  for (const { name, yardstick } of all) {
    const ratio = middle(name, 'perSecond') / middle(yardstick, 'perSecond');
    console.log(
      `| ${read.name} | ${connections} | ${name} | ${number(middle(name, 'perSecond'))} | ` +
        `${middle(name, 'p50')} | ${middle(name, 'p99')} | ${name === yardstick ? '1' : ratio.toFixed(2)} |`,
    );
  }
}
