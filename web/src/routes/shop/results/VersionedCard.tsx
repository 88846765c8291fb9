import type { FragmentType } from '@apollo/client';
import { loadKgOf } from '@treadline/schema/trade/tyre/marking/load-index';
import { oeMarkMeaning } from '@treadline/schema/trade/tyre/marking/oe-mark';
import { speedRatingOf } from '@treadline/schema/trade/tyre/marking/speed-rating';
import { tyreMarkings } from '@treadline/schema/trade/tyre/tyre-title';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useRef, useState, type ComponentProps } from 'react';
import { failed } from '../../../apollo/failureText.ts';
import { toastFailure } from '../../../apollo/toastFailure.ts';
import { classes } from '../../../ui/base/classes.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { BuyableProductCard } from '../../parts/tyre/BuyableProductCard.tsx';
import {
  useVersionedCardFragment,
  useAskVersionCard,
  type TyreVersionFragment,
  type VersionCardQuery,
  type VersionedCardFragment,
} from './VersionedCard.generated.ts';

type Shown = VersionedCardFragment | NonNullable<VersionCardQuery['product']>;

interface VersionedCardProps extends Omit<ComponentProps<typeof BuyableProductCard>, 'product' | 'versions'> {
  product: FragmentType<VersionedCardFragment>;
  /** All versions of its model and size in this listing; empty if each tyre has a card. */
  versions: readonly TyreVersionFragment[];
}

/**
 * A tyre in the listing. If several versions of a model and size share the card, it says which one is shown and
 * offers the others.
 */
export function VersionedCard({ product, versions, ...card }: VersionedCardProps) {
  const lead = useVersionedCardFragment(product);
  const { shown, chosen, choose } = useVersion(lead, versions);
  return (
    <BuyableProductCard
      {...card}
      product={shown}
      isChanging={chosen !== shown.id}
      versions={
        versions.length > 1 && <VersionChoice versions={versions} chosen={chosen} onChoose={choose} />
      }
    />
  );
}

/**
 * The chosen version, and the one shown: the listing contains the full card of the first version only. A version that
 * has left the listing, for example after another filter, is no longer chosen.
 */
function useVersion(lead: VersionedCardFragment, versions: readonly TyreVersionFragment[]) {
  const ask = useAskVersionCard('cache-first');
  const [other, setOther] = useState<Shown | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const latest = useRef<number | null>(null);
  const shown = other && versions.some(({ id }) => id === other.id) ? other : lead;

  async function choose(id: number) {
    latest.current = id;
    if (id === lead.id) return show(null);
    setAsked(id);
    const { data: found, error } = await ask({ id })
      .then((data) => ({ data, error: undefined }))
      .catch(failed);
    if (latest.current !== id) return;
    if (!found?.product) toastFailure(error);
    show(found?.product ?? other);
  }

  function show(version: Shown | null) {
    setOther(version);
    setAsked(null);
  }

  return { shown, chosen: asked ?? shown.id, choose: (id: number) => void choose(id) };
}

interface VersionChoiceProps {
  versions: readonly TyreVersionFragment[];
  chosen: number;
  onChoose: (id: number) => void;
}

function VersionChoice({ versions, chosen, onChoose }: VersionChoiceProps) {
  const lowest = Math.min(...versions.map(({ price }) => price));
  return (
    <SelectField
      label={`${versions.length} versions from ${formatPrice(lowest)}`}
      value={chosen}
      options={versions.map((version) => ({
        value: String(version.id),
        label: versionText(version),
      }))}
      onChange={({ target }) => onChoose(Number(target.value))}
      className={classes(
        'max-md:grid-cols-[5.5rem_minmax(0,1fr)] max-md:items-center max-md:gap-x-3 noscript:hidden',
        '[&_label]:text-sm [&_select]:text-ellipsis',
      )}
    />
  );
}

/** The text that distinguishes a version, with its markings explained: "94W XL · £89.99 · 670 kg, 168 mph". */
function versionText(version: TyreVersionFragment): string {
  const { loadIndex, speedRating, runFlat, evSpec, oeMark, price, stockQuantity } = version;
  const meaning = [
    `${loadKgOf(loadIndex)} kg`,
    `${speedRatingOf(speedRating).mph} mph`,
    runFlat && 'can be driven flat',
    evSpec && 'for electric cars',
    oeMark !== null && oeMarkMeaning(oeMark),
  ];
  return [
    tyreMarkings(version),
    formatPrice(price),
    meaning.filter(Boolean).join(', '),
    ...(stockQuantity > 0 ? [] : ['out of stock']),
  ].join(' · ');
}
