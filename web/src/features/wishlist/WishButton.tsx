import { MOST_WISHES } from '@treadline/schema/trade/values/limits';
import { IconButton } from '../../ui/base/IconButton.tsx';
import { toast, type ToastOptions } from '../../ui/overlay/toast.ts';
import { SpriteIcon } from '../../ui/tyre/Sprite.tsx';
import { toggleWish, useIsWished } from './wishlistStore.ts';

interface WishButtonProps {
  productId: number;
  /** The product's name, for screen readers, because a page has many hearts. */
  productName: string;
  className?: string;
}

const TO_LIST: ToastOptions = { action: { label: 'View wish list', to: '/wishlist' } };

function toggle(productId: number): void {
  const outcome = toggleWish(productId);
  if (outcome === 'saved') toast('Saved to your wish list', TO_LIST);
  else if (outcome === 'removed') toast('Removed from your wish list');
  else toast(`Your wish list is full. You can save up to ${MOST_WISHES} tyres`, TO_LIST);
}

/**
 * The heart that saves to the wish list or removes from it. Its label is constant, because screen readers announce
 * its state too; the tooltip says what a press does.
 */
export function WishButton({ productId, productName, className }: WishButtonProps) {
  const isWished = useIsWished(productId);
  return (
    <IconButton
      label={`Save ${productName} to wish list`}
      tooltip={isWished ? 'Remove from wish list' : 'Save to wish list'}
      pressed={isWished}
      onClick={() => toggle(productId)}
      icon={<SpriteIcon name={isWished ? 'heart-filled' : 'heart'} />}
      className={className}
    />
  );
}
