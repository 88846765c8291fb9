import type { FragmentType } from '@apollo/client';
import { useKeyFactsFragment, type KeyFactsFragment } from './KeyFacts.generated.ts';
import { keyFacts } from './keyFacts.ts';

const MOST_TILES = 6;

/** Up to six facts of a tyre, each large on its own tile. */
export function FactTiles({ product }: { product: FragmentType<KeyFactsFragment> }) {
  const facts = keyFacts(useKeyFactsFragment(product)).slice(0, MOST_TILES);
  return (
    <section aria-label="Key specifications">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 lg:gap-3">
        {facts.map(({ label, value, meaning }) => (
          <div
            key={label}
            className="grid content-start gap-0.5 rounded-md border border-line bg-card px-3 py-2.5"
          >
            <dt className="text-xs text-ink-2">{label}</dt>
            <dd className="leading-snug font-[780] font-stretch-[108%]">{value}</dd>
            {meaning && <dd className="text-xs text-ink-2">{meaning}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
