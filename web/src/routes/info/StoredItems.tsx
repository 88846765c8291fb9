import { Fragment, useId } from 'react';
import { storedItemFacts, type StoredItemFacts } from './storedItemFacts.ts';

/** The list of all that the shop keeps in a browser, by the place where it is kept. */
export function StoredItems() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="rich-text max-w-[70ch]">
      <h2 id={headingId}>The full list</h2>
      <p>
        None of these needs your consent, because each is strictly necessary for something you asked for or
        keeps your choice. The one exception is the random number in “analytics-consent”: we keep it only if
        you’ve accepted, and only if we tell another company.
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
      <div className="table-frame">
        <table aria-labelledby={headingId}>
          <thead>
            <tr>
              <th>Name</th>
              <th>What for</th>
              <th>How long</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(items).map(([name, { purpose, duration }]) => (
              <tr key={name}>
                <td>
                  <BreakableName name={name} />
                </td>
                <td>{purpose}</td>
                <td>{duration}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** A name that may break after its points, colons and hyphens, as its column is narrow on a phone. */
function BreakableName({ name }: { name: string }) {
  return name.split(/(?<=[.:])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}
