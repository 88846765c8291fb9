import { isDeepStrictEqual } from 'node:util';
import { ask } from './load.ts';
import type { Read } from './questions.ts';

/** Pages take long to render, and are all alike. */
const PAGES_COMPARED = 20;

/** The tyres, prices and total shown on a page. */
function shownOn(html: string): object {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return {
    tyres: [...new Set(main.match(/\/product\/[a-z0-9-]+/g))].sort(),
    total: /([\d,]+)(?:<!-- -->)? tyres/.exec(html.replaceAll(/<head>.*?<\/head>/gs, ''))?.[1],
  };
}

/**
 * Compares the shop's answers with the bare server's, because the time for a wrong answer means nothing.
 * @throws Error that shows both.
 */
export async function compareAnswers(shop: string, bare: string, { name, questions }: Read): Promise<void> {
  const isPage = questions[0]?.shop.body === undefined;
  for (const question of questions.slice(0, isPage ? PAGES_COMPARED : questions.length)) {
    const texts = [await ask(bare, { path: question.bare }), await ask(shop, question.shop)];
    const [expected, given] = texts.map((text) => (isPage ? shownOn(text) : (JSON.parse(text) as unknown)));
    if (!isDeepStrictEqual(given, expected))
      throw new Error(
        `${name}: ${question.bare} is answered differently.\n` +
          [expected, given].map((answer) => JSON.stringify(answer).slice(0, 2_000)).join('\n'),
      );
  }
}
