import { usePriceRunMarginQuery } from './PriceRuns.generated.ts';

/** The average margin before and after a run. */
export function RunMargin({ id }: { id: number }) {
  const { data } = usePriceRunMarginQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const margin = data?.priceRunMargin;
  if (!margin) return null;
  return (
    <p className="text-sm">
      <span className="font-[650]">
        Average margin: {margin.before}% → {margin.after}%
      </span>{' '}
      <span className="text-ink-2">
        of the prices without VAT, over the tyres whose price changes. Each counts once.
      </span>
    </p>
  );
}
