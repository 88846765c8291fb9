import { Fragment, useId } from 'react';
import { forgetViewed } from '../../../features/viewed/viewedStore.ts';
import { announce } from '../../../lib/browser/announcer.ts';
import { BrowserOnly } from '../../../lib/browser/BrowserOnly.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { storedItemFacts, type StoredItemFacts } from './storedItemFacts.ts';

/** The list of everything that the shop stores in a browser, by type of storage. */
export function StoredItems() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="rich-text">
      <h2 id={headingId}>The full list</h2>
      <p>
        Nearly all of these are strictly necessary for something you asked for, or keep your choice. Two are
        not. We keep the random number in “analytics-consent” only if you’ve accepted, and only if we tell
        another company. “viewed” is there for your convenience: it never leaves your browser, and you can
        clear it below.
      </p>
      {Object.entries(storedItemFacts).map(([place, items]) => (
        <Place key={place} place={place} items={items} />
      ))}
    </section>
  );
}

function Place({ place, items }: { place: string; items: Readonly<Record<string, StoredItemFacts>> }) {
  const headingId = useId();
  return (
    <>
      <h3 id={headingId}>{place}</h3>
      <dl
        aria-labelledby={headingId}
        className="divide-y divide-line rounded-lg border border-line bg-card px-4 text-sm"
      >
        {Object.entries(items).map(([name, { purpose, duration }]) => (
          <div key={name} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[11rem_minmax(0,1fr)_10rem]">
            <dt className="font-[650]">
              <BreakableName name={name} />
            </dt>
            <dd>{purpose}</dd>
            <dd className="text-ink-2">
              <span className="md:sr-only">Kept: </span>
              {duration}
              {name === 'viewed' && <ClearViewed />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Clears the one item that visitors didn't request, right beside its description. */
function ClearViewed() {
  function clear() {
    forgetViewed();
    announce('We’ve cleared the tyres you viewed.');
  }
  return (
    <BrowserOnly fallback={null}>
      <Button aria-label="Clear the tyres you viewed" className="mt-2" onClick={clear}>
        Clear
      </Button>
    </BrowserOnly>
  );
}

/** A name that can break after dots, colons and hyphens, because its column is narrow on a phone. */
function BreakableName({ name }: { name: string }) {
  return name.split(/(?<=[.:])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
