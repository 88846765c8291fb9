import { formatPrice } from '@treadline/schema/trade/money';
import { useId, useState } from 'react';
import { splitProductName } from '../../features/product/productName.ts';
import { groupByRim } from './groupByRim.ts';
import type { ModelSize } from './modelSize.ts';

interface SizeSelectorProps {
  modelName: string;
  sizes: readonly ModelSize[];
  selectedId: number | undefined;
  onSelect: (id: number) => void;
}

/** A size of many: first the rim, which every driver can read off the tyre, then the sizes for it. */
export function SizeSelector({ modelName, sizes, selectedId, onSelect }: SizeSelectorProps) {
  const groups = groupByRim(sizes);
  const selectedRim = sizes.find(({ id }) => id === selectedId)?.diameter;
  const [browsedRim, browseRim] = useState<number | null>(null);
  const rim = browsedRim ?? selectedRim ?? groups[0]?.diameter;
  const name = useId();
  const shown = groups.find(({ diameter }) => diameter === rim)?.sizes ?? [];
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-2 font-[650]">Select a size</legend>
      <div role="group" aria-label="Rim diameter" className="flex flex-wrap gap-2">
        {groups.map(({ diameter, sizes: ofRim }) => (
          <button
            key={diameter}
            type="button"
            aria-pressed={diameter === rim}
            aria-label={`${diameter} inch, ${ofRim.length} ${ofRim.length === 1 ? 'size' : 'sizes'}`}
            onClick={() => browseRim(diameter)}
            className="min-h-11 min-w-13 rounded-full border-[1.5px] border-edge px-3 text-sm font-[650] hover:border-ink focus-visible:rounded-full aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {diameter}″
          </button>
        ))}
      </div>
      <div className="grid max-h-80 gap-2 overflow-y-auto rounded-md p-1">
        {shown.map((size) => (
          <SizeChoice
            key={size.id}
            size={size}
            modelName={modelName}
            name={name}
            checked={size.id === selectedId}
            onSelect={onSelect}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SizeChoiceProps {
  size: ModelSize;
  modelName: string;
  /** What makes the choices one group. */
  name: string;
  checked: boolean;
  onSelect: (id: number) => void;
}

function SizeChoice({ size, modelName, name, checked, onSelect }: SizeChoiceProps) {
  const { title, sizeLine } = splitProductName(size.name, modelName);
  return (
    <label className="flex min-h-12 items-center gap-3 rounded-md border-[1.5px] border-line px-3 py-2 hover:border-ink has-checked:border-ink has-checked:bg-tint">
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={() => onSelect(size.id)}
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
