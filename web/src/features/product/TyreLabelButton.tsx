import type { FragmentType } from '@apollo/client';
import { useContext, useState } from 'react';
import { ShopTermsContext } from '../../lib/text/shopTerms.ts';
import { classes } from '../../ui/base/classes.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { preloadOverlay } from '../../ui/overlay/Overlay.tsx';
import { TyreLabel } from '../../ui/tyre/TyreLabel.tsx';
import { TyreLabelChips } from '../../ui/tyre/TyreLabelChips.tsx';
import { useTyreLabelButtonFragment, type TyreLabelButtonFragment } from './TyreLabelButton.generated.ts';

/**
 * The tyre label in one line, which opens the full label. Renders nothing for motorcycle tyres, which have no label.
 */
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
        className={classes(
          'min-h-7 text-xs font-[650] underline underline-offset-4 after:absolute after:inset-0',
          'hover:decoration-2',
        )}
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

/** Explains the three scales and, in a demonstration, that the classes are made up. */
function LabelWords() {
  return (
    <dl className="grid gap-3 text-sm">
      <div>
        <dt className="font-[650]">Fuel efficiency, A to E</dt>
        <dd className="text-ink-2">
          How easily the tyre rolls. Each class down uses a little more fuel, or range.
        </dd>
      </div>
      <div>
        <dt className="font-[650]">Wet grip, A to E</dt>
        <dd className="text-ink-2">
          How quickly you stop on a wet road. At 50 mph, the gap between A and E is several car lengths.
        </dd>
      </div>
      <div>
        <dt className="font-[650]">Noise, in decibels</dt>
        <dd className="text-ink-2">
          How loud the tyre is outside the car. A drop of three decibels halves the sound energy.
        </dd>
      </div>
      {useContext(ShopTermsContext)?.isDemonstration && (
        <div>
          <dt className="font-[650]">About these values</dt>
          <dd className="text-ink-2">
            The classes shown are indicative demonstration data, not the maker’s declaration for this tyre.
          </dd>
        </div>
      )}
    </dl>
  );
}
