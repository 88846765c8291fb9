import type { ComponentProps, ReactNode } from 'react';
import { QuantityChoice } from '../../../features/product/QuantityChoice.tsx';
import { OtherTyresLink } from './OtherTyresLink.tsx';
import { TellMeButton } from './TellMeButton.tsx';

type QuantityProps = ComponentProps<typeof QuantityChoice>;

interface HowManyProps extends Pick<QuantityProps, 'mostAtOnce' | 'beyondStock'> {
  tyre: QuantityProps['tyre'] &
    ComponentProps<typeof TellMeButton>['product'] & { name: string; size: string; stockQuantity: number };
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** Content beside the quantity. */
  beside?: ReactNode;
}

/**
 * The quantity of a tyre. If it's out of stock, first links to others of its size and offers an email when it's back.
 */
export function HowMany({ tyre, quantity, onQuantity, beside, ...limits }: HowManyProps) {
  return (
    <>
      {tyre.stockQuantity <= 0 && (
        <>
          <OtherTyresLink size={tyre.size} />
          <TellMeButton product={tyre} size="lg" wide />
        </>
      )}
      <div className="flex items-start justify-between gap-4">
        <QuantityChoice
          {...limits}
          value={quantity}
          onChange={onQuantity}
          tyre={tyre}
          stock={tyre.stockQuantity}
          label={`Quantity of ${tyre.name}`}
        />
        {beside}
      </div>
    </>
  );
}
