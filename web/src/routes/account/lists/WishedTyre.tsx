import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { AddToCartButton } from '../../../features/cart/adding/AddToCartButton.tsx';
import { productPath } from '../../../lib/paths/productPath.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { Thumbnail } from '../../../ui/picture/Thumbnail.tsx';
import { DeliveryCost } from '../../../ui/tyre/DeliveryCost.tsx';
import { Price } from '../../../ui/tyre/Price.tsx';
import { StockBadge } from '../../../ui/tyre/StockBadge.tsx';
import { useWishedTyreFragment, type WishedTyreFragment } from './WishedTyre.generated.ts';

interface WishedTyreProps {
  product: FragmentType<WishedTyreFragment>;
  onRemove: () => void;
}

/** A tyre on the wish list: price, stock, and buttons to add it to the cart or remove it. */
export function WishedTyre({ product, onRemove }: WishedTyreProps) {
  const facts = useWishedTyreFragment(product);
  const { name, price, wasPrice, stockQuantity, imageUrl } = facts;
  return (
    <li
      className={classes(
        'grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0',
        'sm:grid-cols-[5rem_minmax(0,1fr)_10rem]',
      )}
    >
      <Thumbnail src={imageUrl} sizes="5rem" />
      <div className="grid content-start justify-items-start gap-1.5">
        <Link to={productPath(facts)} className="font-[650] break-words underline-offset-4 hover:underline">
          {name}
        </Link>
        <Price price={price} was={wasPrice} suffix="each" />
        {stockQuantity > 0 && <DeliveryCost subtotal={price} />}
        <StockBadge stock={stockQuantity} />
      </div>
      <div className="grid gap-1 max-sm:col-span-2 max-sm:grid-cols-2">
        <AddToCartButton product={facts} variant="outlined" wide />
        <Button variant="plain" wide aria-label={`Remove ${name} from wish list`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
