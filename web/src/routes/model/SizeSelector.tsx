import { formatPrice } from '@treadline/schema/trade/values/money';
import { useEffect, useId, useRef } from 'react';
import { splitProductName } from '../../features/product/productName.ts';
import { useEarlyTick } from '../../lib/browser/useEarlyEntry.ts';
import { classes } from '../../ui/base/classes.ts';
import { groupByRim } from './groupByRim.ts';
import type { ModelSize } from './modelSize.ts';

interface SizeSelectorProps {
  modelName: string;
  sizes: readonly ModelSize[];
  selected: ModelSize | undefined;
  onSelect: (size: ModelSize) => void;
  /** The size to select first for another rim. */
  firstOf: (sizes: readonly ModelSize[]) => ModelSize | undefined;
}

/** For example "16 inch, 5 sizes". Versions of one size count once. */
function rimLabel(diameter: number, versions: readonly ModelSize[]): string {
  const count = new Set(versions.map(({ size }) => size)).size;
  return `${diameter} inch, ${count} ${count === 1 ? 'size' : 'sizes'}`;
}

/** Selects a size: first the rim, which every driver can read off the tyre, then its sizes. */
export function SizeSelector({ modelName, sizes, selected, onSelect, firstOf }: SizeSelectorProps) {
  const groups = groupByRim(sizes);
  const rim = selected?.diameter;
  const name = useId();
  const shown = groups.find(({ diameter }) => diameter === rim)?.sizes ?? [];
  const list = useChoiceInView(selected?.id);

  /** Changing the rim changes the choice, so that no size out of sight stays selected. */
  function selectRim(ofRim: readonly ModelSize[]) {
    const first = firstOf(ofRim);
    if (first && first.diameter !== rim) onSelect(first);
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 font-[650]">Select a size</legend>
      <div role="group" aria-label="Rim diameter" className="flex flex-wrap gap-2">
        {groups.map(({ diameter, sizes: ofRim }) => (
          <button
            key={diameter}
            type="button"
            aria-pressed={diameter === rim}
            aria-label={rimLabel(diameter, ofRim)}
            onClick={() => selectRim(ofRim)}
            className={classes(
              'min-h-11 min-w-13 rounded-full border-[1.5px] border-edge px-3 text-sm font-[650]',
              'hover:border-ink focus-visible:rounded-full aria-pressed:border-ink',
              'aria-pressed:bg-ink aria-pressed:text-paper',
            )}
          >
            {diameter}″
          </button>
        ))}
      </div>
      <div
        ref={list}
        className="relative grid max-h-80 gap-2 overflow-y-auto rounded-md p-1 lg:max-h-58 lg:grid-cols-2"
      >
        {shown.map((size) => (
          <SizeChoice
            key={size.id}
            size={size}
            modelName={modelName}
            name={name}
            checked={size.id === selected?.id}
            onSelect={onSelect}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Scrolls the list of sizes, but not the page, to the chosen one. */
function useChoiceInView(chosen: number | undefined) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const choice = list.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (!list.current || !choice) return;
    const { scrollTop, clientHeight } = list.current;
    const isInView =
      choice.offsetTop >= scrollTop && choice.offsetTop + choice.offsetHeight <= scrollTop + clientHeight;
    if (!isInView) list.current.scrollTop = choice.offsetTop - (clientHeight - choice.offsetHeight) / 2;
  }, [chosen]);
  return list;
}

interface SizeChoiceProps {
  size: ModelSize;
  modelName: string;
  /** The shared name of the radio buttons. */
  name: string;
  checked: boolean;
  onSelect: (size: ModelSize) => void;
}

function SizeChoice({ size, modelName, name, checked, onSelect }: SizeChoiceProps) {
  const { title, sizeLine } = splitProductName(size.name, modelName);
  return (
    <label
      className={classes(
        'flex min-h-12 items-center gap-3 rounded-md border-[1.5px] border-line px-3 py-2',
        'hover:border-ink has-checked:border-ink has-checked:bg-tint',
      )}
    >
      <input
        ref={useEarlyTick(checked)}
        type="radio"
        name={name}
        checked={checked}
        onChange={() => onSelect(size)}
        className="size-4.5 accent-ink"
      />
      <span className="font-[650]">{sizeLine || title}</span>
      <span className="ml-auto grid text-right text-sm">
        {formatPrice(size.price)}
        {size.stockQuantity <= 0 && <span className="text-xs text-bad">Out of Stock</span>}
      </span>
    </label>
  );
}
