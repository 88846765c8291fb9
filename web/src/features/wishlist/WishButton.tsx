import { IconButton } from '../../ui/IconButton.tsx';
import { SpriteIcon } from '../../ui/Sprite.tsx';
import { toggleWish, useIsWished } from './wishlistStore.ts';

interface WishButtonProps {
  productId: number;
  /** Named for screen readers, which meet many hearts on one page. */
  productName: string;
  className?: string;
}

/** The heart: on the wish list or not. */
export function WishButton({ productId, productName, className }: WishButtonProps) {
  const isWished = useIsWished(productId);
  return (
    <IconButton
      label={`${productName} on wish list`}
      pressed={isWished}
      onClick={() => toggleWish(productId)}
      icon={<SpriteIcon name={isWished ? 'heart-filled' : 'heart'} />}
      className={className}
    />
  );
}
