import { type Draw, pick } from '../source/hash.ts';
import type { Fragment, Sentiment, Theme } from './fragments.ts';

interface Slot {
  opener: boolean;
  sentiment: Sentiment;
}

const MOST_ATTEMPTS = 60;

function bodySlots(rating: number, draw: Draw): Sentiment[] {
  if (rating >= 4) {
    const count = 1 + Math.floor(draw() * 3);
    return Array.from({ length: count }, (): Sentiment => (draw() < 0.85 ? 'positive' : 'neutral')).sort(
      (a, b) => b.localeCompare(a),
    );
  }
  if (rating === 3) return ['positive', draw() < 0.5 ? 'neutral' : 'negative'];
  const complaints: Sentiment[] = draw() < 0.5 ? ['negative'] : ['negative', 'negative'];
  return draw() < 0.3 ? [...complaints, 'neutral'] : complaints;
}

function slotsFor(rating: number, draw: Draw): Slot[] {
  const openerSentiment: Sentiment = rating >= 4 ? 'positive' : rating === 3 ? 'neutral' : 'negative';
  const opener: Slot[] = draw() < 0.5 ? [{ opener: true, sentiment: openerSentiment }] : [];
  return [...opener, ...bodySlots(rating, draw).map((sentiment) => ({ opener: false, sentiment }))];
}

/**
 * Writes the texts of one model's reviews. It remembers used sentences, so that one is reused only when all others of
 * its mood are used up, and no two reviews of a model have the same text.
 */
export class ReviewWriter {
  readonly #spent = new Set<string>();
  readonly #texts = new Set<string>();
  readonly #draw: Draw;

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  #choose(
    { opener, sentiment }: Slot,
    pool: readonly Fragment[],
    themes: ReadonlySet<Theme>,
  ): Fragment | null {
    const group = pool.filter(
      (fragment) => (fragment.theme === 'opener') === opener && fragment.sentiment === sentiment,
    );
    if (group.every(({ id }) => this.#spent.has(id))) group.forEach(({ id }) => this.#spent.delete(id));
    const open = group.filter(({ id, theme }) => !this.#spent.has(id) && !themes.has(theme));
    return open.length > 0 ? pick(open, this.#draw) : null;
  }

  #attempt(rating: number, pool: readonly Fragment[]): Fragment[] {
    const themes = new Set<Theme>();
    const fragments: Fragment[] = [];
    for (const slot of slotsFor(rating, this.#draw)) {
      const fragment = this.#choose(slot, pool, themes);
      if (!fragment) continue;
      themes.add(fragment.theme);
      fragments.push(fragment);
    }
    return fragments;
  }

  /** The sentences of a review with these stars; empty if everything has been said. */
  write(rating: number, pool: readonly Fragment[]): Fragment[] {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const fragments = this.#attempt(rating, pool);
      const text = joinFragments(fragments);
      if (fragments.some(({ theme }) => theme !== 'opener') && !this.#texts.has(text)) {
        this.#texts.add(text);
        fragments.forEach(({ id }) => this.#spent.add(id));
        return fragments;
      }
    }
    return [];
  }
}

/** Joins a review's sentences into its text. */
export function joinFragments(fragments: readonly Fragment[]): string {
  return fragments.map(({ text }) => text).join(' ');
}
