import { toPence, toPounds } from '@treadline/schema/trade/money';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { poundsParam } from './listingPath.ts';
import type { ListingState } from './listingState.ts';
import { priceFrom, sliderMaximum } from './priceRange.ts';

interface PriceFilterProps {
  state: Pick<ListingState, 'minPrice' | 'maxPrice'>;
  /** The highest price of the listing without this filter, in pence. */
  topPrice: number;
  onChange: (change: Partial<ListingState>) => void;
}

/** A slider waits this long for the next step before it asks, in milliseconds. */
const SETTLE_MS = 250;
const SLIDER_STEP_POUNDS = 5;

/** The price of one tyre: from, to, and a slider for the highest. */
export function PriceFilter({ state: { minPrice, maxPrice }, topPrice, onChange }: PriceFilterProps) {
  return (
    <FilterGroup title="Price Range">
      <PriceSlider
        maxPrice={maxPrice}
        maximum={sliderMaximum(topPrice)}
        onChange={(price) => onChange({ maxPrice: price })}
      />
      <div className="mt-2 grid grid-cols-2 gap-2">
        <PriceField
          key={`min ${minPrice}`}
          name="minPrice"
          label="Min £"
          price={minPrice}
          onChange={(price) => onChange({ minPrice: price })}
        />
        <PriceField
          key={`max ${maxPrice}`}
          name="maxPrice"
          label="Max £"
          price={maxPrice}
          onChange={(price) => onChange({ maxPrice: price })}
        />
      </div>
    </FilterGroup>
  );
}

interface PriceSliderProps {
  maxPrice: number | null;
  /** Pounds. */
  maximum: number;
  onChange: (price: number | null) => void;
}

/** At its right end it sets no highest price. */
function PriceSlider({ maxPrice, maximum, onChange }: PriceSliderProps) {
  const id = useId();
  const [draft, setDraft] = useState<number | null>(null);
  const pounds = draft ?? Math.min(maximum, maxPrice === null ? maximum : toPounds(maxPrice));
  const text = pounds >= maximum ? 'Any price' : `Up to £${pounds}`;

  // A choice made meanwhile must not be lost: what is called is the handler of the latest render.
  const settle = useEffectEvent((chosen: number) => {
    const price = chosen >= maximum ? null : toPence(chosen);
    setDraft(null);
    if (price !== maxPrice) onChange(price);
  });
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => settle(draft), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return (
    <div className="grid">
      <div className="flex justify-between text-sm">
        <label htmlFor={id}>Highest price</label>
        <output htmlFor={id} className="font-[650]">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={maximum}
        step={SLIDER_STEP_POUNDS}
        value={pounds}
        aria-valuetext={text}
        onChange={({ target }) => setDraft(Number(target.value))}
        className="h-9 w-full accent-ink"
      />
    </div>
  );
}

interface PriceFieldProps {
  name: string;
  label: string;
  price: number | null;
  onChange: (price: number | null) => void;
}

/** What is typed counts when the field is left or Enter is pressed. */
function PriceField({ name, label, price, onChange }: PriceFieldProps) {
  function settle(text: string) {
    const next = priceFrom(text);
    if (next !== price) onChange(next);
  }
  return (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="decimal"
      min={0}
      step="any"
      defaultValue={poundsParam(price)}
      onBlur={({ target }) => settle(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        settle(event.currentTarget.value);
      }}
    />
  );
}
