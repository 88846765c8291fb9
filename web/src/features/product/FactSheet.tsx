import type { FragmentType } from '@apollo/client';
import { useKeyFactsFragment, type KeyFactsFragment } from './KeyFacts.generated.ts';
import { keyFacts, partNumbers } from './keyFacts.ts';
import { SpecificationList } from './SpecificationList.tsx';

/** The facts of a tyre that drivers compare, and its part numbers, as a list. */
export function FactSheet({ product }: { product: FragmentType<KeyFactsFragment> }) {
  const tyre = useKeyFactsFragment(product);
  const rows = [...keyFacts(tyre), ...partNumbers(tyre)].map(({ label, value, meaning }) => ({
    label,
    value: meaning ? `${value} (${meaning})` : value,
  }));
  return <SpecificationList rows={rows} />;
}
