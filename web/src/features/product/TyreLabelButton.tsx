import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { preloadOverlay } from '../../ui/Overlay.tsx';
import { TyreLabel } from '../../ui/TyreLabel.tsx';
import { TyreLabelChips } from '../../ui/TyreLabelChips.tsx';
import { useTyreLabelButtonFragment, type TyreLabelButtonFragment } from './TyreLabelButton.generated.ts';

/** The tyre label in one line, which opens the whole label; nothing for motorcycle tyres, which carry none. */
export function TyreLabelButton({ product }: { product: FragmentType<TyreLabelButtonFragment> }) {
  const label = useTyreLabelButtonFragment(product);
  const [isOpen, setIsOpen] = useState(false);
  if (label.fuelEfficiency === null && label.wetGrip === null) return null;
  return (
    <div className="relative flex flex-wrap items-center gap-x-3 gap-y-1" onPointerEnter={preloadOverlay}>
      <TyreLabelChips {...label} />
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="min-h-7 text-xs font-[650] underline underline-offset-4 after:absolute after:inset-0 hover:decoration-2"
      >
        View tyre label
      </button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Tyre label">
        <div className="grid items-start gap-6 sm:grid-cols-[auto_1fr]">
          <TyreLabel
            {...label}
            brand={label.brand.name}
            size={`${label.size} ${label.loadIndex}${label.speedRating}`}
          />
          <LabelWords />
        </div>
      </Dialog>
    </div>
  );
}

/** What the three scales mean to a driver. */
function LabelWords() {
  return (
    <dl className="grid gap-3 text-sm">
      <div>
        <dt className="font-[650]">Fuel efficiency, A to E</dt>
        <dd className="text-ink-2">
          How easily the tyre rolls. Each class costs a little more fuel, or range, than the one above.
        </dd>
      </div>
      <div>
        <dt className="font-[650]">Wet grip, A to E</dt>
        <dd className="text-ink-2">
          How short the car stops on a wet road. The way from A to E is several car lengths at 50 mph.
        </dd>
      </div>
      <div>
        <dt className="font-[650]">Noise, in decibels</dt>
        <dd className="text-ink-2">
          How loud the tyre is outside as it passes. Three decibels less is half the noise energy.
        </dd>
      </div>
      <div>
        <dt className="font-[650]">About these values</dt>
        <dd className="text-ink-2">
          The classes shown are indicative demonstration data, not the maker’s declaration for this tyre.
        </dd>
      </div>
    </dl>
  );
}
