import type { ListingState } from './listingState.ts';

/** What the form keeps of the address without showing it: the search, the vehicle, several sizes, the view. */
export function HiddenFields({ state }: { state: ListingState }) {
  const { search, registration, make, model, year, sizes, view } = state;
  const fields = Object.entries({
    search,
    registration,
    make,
    model,
    year,
    view: view === 'list' ? view : '',
  });
  return (
    <>
      {fields.map(
        ([name, value]) =>
          value !== null && value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {sizes.map((size) => (
        <input key={size} type="hidden" name="size" value={size} />
      ))}
    </>
  );
}
