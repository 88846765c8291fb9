import { Bell } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TELL_ME_HASH } from '../../lib/paths/productPath.ts';
import { Button } from '../../ui/base/Button.tsx';
import type { ButtonLook } from '../../ui/base/buttonStyle.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { preloadOverlay } from '../../ui/overlay/Overlay.tsx';

const AlertForm = lazy(async () => ({ default: (await import('./AlertForm.tsx')).AlertForm }));

interface AlertButtonProps extends ButtonLook {
  product: { id: number; name: string; price: number; stockQuantity: number };
  /** The account's email address; empty for a guest. */
  ownEmail: string;
  className?: string;
}

/**
 * Asks the shop for an email when a tyre is back in stock or, while it's in stock, when its price drops. Lists link
 * to the first kind with a hash.
 */
export function AlertButton({ product, ownEmail, ...look }: AlertButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isOut = product.stockQuantity <= 0;
  const { hash, key } = useLocation();
  useEffect(() => {
    if (isOut && hash === TELL_ME_HASH) setOpen(true);
    // The key makes a second click on the link work after the dialog was closed.
  }, [isOut, hash, key]);
  const title = isOut ? 'Tell me when it’s back' : 'Tell me if the price drops';
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        aria-label={`${title}: ${product.name}`}
        onPointerEnter={preloadOverlay}
        onClick={() => setOpen(true)}
      >
        <Bell className="size-4.5 shrink-0" />
        {title}
      </Button>
      <Dialog title={title} open={isOpen} onClose={() => setOpen(false)}>
        <Suspense fallback={null}>
          <AlertForm
            product={product}
            kind={isOut ? 'BACK_IN_STOCK' : 'PRICE_DROP'}
            ownEmail={ownEmail}
            onDone={() => setOpen(false)}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
