import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { classes } from '../base/classes.ts';
import { IconButton } from '../base/IconButton.tsx';
import { DialogClose } from './dialogClose.ts';
import type { OverlayProps } from './overlayProps.ts';

const PLACES = {
  centre:
    'inset-x-4 top-1/2 mx-auto max-h-[86dvh] max-w-2xl -translate-y-1/2 rounded-lg ' +
    'data-[starting-style]:opacity-0 data-[ending-style]:opacity-0',
  left:
    'inset-y-0 left-0 w-[min(24rem,88vw)] data-[starting-style]:-translate-x-full ' +
    'data-[ending-style]:-translate-x-full',
  right:
    'inset-y-0 right-0 w-[min(24rem,88vw)] data-[starting-style]:translate-x-full data-[ending-style]:translate-x-full',
  full: 'inset-2 rounded-lg data-[starting-style]:opacity-0 data-[ending-style]:opacity-0',
};

/** The panel behind `Dialog` and `Drawer`. It traps the focus, hides the page, and closes on Escape. */
export function DialogPanel({
  open,
  onClose,
  title,
  closeLabel = 'Close',
  hideTitle,
  place,
  footer,
  initialFocus,
  children,
}: OverlayProps & { place: keyof typeof PLACES }) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop
          className={classes(
            'fixed inset-0 z-40 bg-black/55 transition-opacity duration-150',
            'data-[ending-style]:opacity-0 data-[starting-style]:opacity-0',
          )}
        />
        <BaseDialog.Popup
          initialFocus={initialFocus ?? true}
          className={classes(
            'fixed z-50 flex flex-col overflow-clip bg-card text-ink shadow-float transition',
            `duration-150 ${PLACES[place]}`,
          )}
        >
          <div className="flex min-h-14 items-center gap-4 border-b border-line py-1 pr-2 pl-5">
            <BaseDialog.Title className={hideTitle ? 'sr-only' : 'py-2 text-lg'}>{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={<IconButton className="ml-auto" label={closeLabel} icon={<X className="size-5" />} />}
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
            <DialogClose value={onClose}>{children}</DialogClose>
          </div>
          {footer && <div className="border-t border-line p-4">{footer}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
