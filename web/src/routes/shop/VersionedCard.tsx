import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/money';
import { tyreMarkings } from '@treadline/schema/trade/tyre-title';
import { useRef, useState, type ComponentProps } from 'react';
import { classes } from '../../ui/classes.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { toastFailure } from '../../ui/toast.ts';
import { BuyableProductCard } from '../parts/BuyableProductCard.tsx';
import {
  useVersionedCardFragment,
  useAskVersionCard,
  type VersionCardQuery,
  type VersionedCardFragment,
} from './VersionedCard.generated.ts';

type Shown = VersionedCardFragment | NonNullable<VersionCardQuery['product']>;

interface VersionedCardProps extends Omit<ComponentProps<typeof BuyableProductCard>, 'product' | 'versions'> {
  product: FragmentType<VersionedCardFragment>;
}

/** A tyre in the listing; one of several versions of a model and size shows which, and the others to choose from. */
export function VersionedCard({ product, ...card }: VersionedCardProps) {
  const lead = useVersionedCardFragment(product);
  const { shown, chosen, choose } = useVersion(lead);
  const versions = lead.versions ?? [];
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

/** The chosen version, and the one that is shown: the listing holds the whole card of its first version only. */
function useVersion(lead: VersionedCardFragment) {
  const ask = useAskVersionCard('cache-first');
  const [shown, show] = useState<Shown>(lead);
  const [chosen, setChosen] = useState(lead.id);
  const latest = useRef(lead.id);

  async function choose(id: number) {
    latest.current = id;
    setChosen(id);
    if (id === lead.id) return show(lead);
    const found = await ask({ id }).catch(() => undefined);
    if (latest.current !== id) return;
    if (found?.product) return show(found.product);
    latest.current = shown.id;
    setChosen(shown.id);
    toastFailure();
  }

  return { shown, chosen, choose: (id: number) => void choose(id) };
}

interface VersionChoiceProps {
  versions: NonNullable<VersionedCardFragment['versions']>;
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
        label: [
          tyreMarkings(version),
          formatPrice(version.price),
          ...(version.stockQuantity > 0 ? [] : ['out of stock']),
        ].join(' · '),
      }))}
      onChange={({ target }) => onChoose(Number(target.value))}
      className={classes(
        'max-md:-mx-1.5 noscript:hidden max-md:[&_label]:text-xs [&_select]:text-ellipsis',
        'max-md:[&_select]:pr-6 max-md:[&_select]:pl-1.5',
      )}
    />
  );
}
