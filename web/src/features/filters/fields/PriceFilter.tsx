import { formatPrice, toPence, toPounds } from '@treadline/schema/trade/values/money';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { PanelSource } from '../listingFilter.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { poundsParam, readTypedPrices, sliderMaximum, type PriceErrors, type Prices } from './priceRange.ts';

/** How long the slider waits for another step before it applies, in milliseconds. */
const SETTLE_MS = 250;
const SLIDER_STEP_POUNDS = 5;

/** The price of one tyre: lowest, highest, and a slider for the highest. */
export function PriceFilter({ values: { minPrice, maxPrice }, facets, onChange }: PanelSource) {
  return (
    <FilterGroup title="Price Range">
      <PriceSlider
        maxPrice={maxPrice}
        maximum={sliderMaximum(facets.maxPrice)}
        onChange={(price) => onChange({ maxPrice: price })}
      />
      <PriceFields prices={{ minPrice, maxPrice }} onChange={onChange} />
    </FilterGroup>
  );
}

interface PriceSliderProps {
  maxPrice: number | null;
  /** In pounds. */
  maximum: number;
  onChange: (price: number | null) => void;
}

/** At its right end it sets no highest price. */
function PriceSlider({ maxPrice, maximum, onChange }: PriceSliderProps) {
  const id = useId();
  const [draft, setDraft] = useState<number | null>(null);
  const pounds = draft ?? Math.min(maximum, maxPrice === null ? maximum : toPounds(maxPrice));
  const text = pounds >= maximum ? 'Any price' : `Up to ${formatPrice(toPence(pounds))}`;

  // Calls the latest render's handler, so that changes made meanwhile aren't lost.
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

const FIELDS = [
  { name: 'minPrice', label: 'Min £' },
  { name: 'maxPrice', label: 'Max £' },
] as const;

/** A stand-in for letters: the browser doesn't reveal letters in a number field, only that the text is invalid. */
const LETTERS = '?';

interface PriceFieldsProps {
  prices: Prices;
  onChange: (prices: Prices) => void;
}

/**
 * Typed prices apply on blur or Enter. An invalid price stays as typed, with the reason below it, and the active
 * prices stay too.
 */
function PriceFields({ prices, onChange }: PriceFieldsProps) {
  const inputs = { minPrice: useRef<HTMLInputElement>(null), maxPrice: useRef<HTMLInputElement>(null) };
  const [errors, setErrors] = useState<PriceErrors>({});

  const shown = useRef(prices);
  const show = useEffectEvent(() => {
    const changed = FIELDS.filter(({ name }) => shown.current[name] !== prices[name]);
    if (changed.length === 0) return;
    shown.current = prices;
    for (const { name } of changed) {
      const input = inputs[name].current;
      if (input) input.value = poundsParam(prices[name]);
    }
    setErrors({});
  });
  // Slider, chips and the URL can change a price too. Remounting the fields would lose the focus, and rewriting both
  // would overwrite the one being typed into.
  useEffect(() => show(), [prices.minPrice, prices.maxPrice]);

  const typed = (name: keyof Prices) => {
    const input = inputs[name].current;
    return input?.validity.badInput ? LETTERS : (input?.value ?? '');
  };

  function settle(last: keyof Prices) {
    const read = readTypedPrices({ minPrice: typed('minPrice'), maxPrice: typed('maxPrice') }, last);
    setErrors(read.errors ?? {});
    if (read.prices && FIELDS.some(({ name }) => read.prices[name] !== prices[name])) onChange(read.prices);
  }

  return (
    <div className="mt-2 grid grid-cols-2 gap-2">
      {FIELDS.map(({ name, label }) => (
        <TextField
          key={name}
          ref={inputs[name]}
          label={label}
          name={name}
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          defaultValue={poundsParam(prices[name])}
          error={errors[name]}
          className={errors[name] && 'col-span-2'}
          onBlur={() => settle(name)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            settle(name);
          }}
        />
      ))}
    </div>
  );
}
