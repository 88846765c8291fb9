import { lazy, Suspense, useState, type ReactNode } from 'react';
import { preloadOverlay } from '../../../ui/overlay/Overlay.tsx';
import type { FoundVehicle } from '../vehicle/keptVehicle.ts';

const loadDialog = () => import('./VehicleDialog.tsx');
const VehicleDialog = lazy(async () => ({ default: (await loadDialog()).VehicleDialog }));

interface VehicleButtonProps {
  onFound?: (vehicle: FoundVehicle) => void;
  'aria-label'?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Opens the dialog for looking up, changing or removing the vehicle. The dialog's code loads when the pointer comes
 * near.
 */
export function VehicleButton({ onFound, className = '', children, ...rest }: VehicleButtonProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);

  function open() {
    setWasOpened(true);
    setOpen(true);
  }

  function preload() {
    // A failed download is retried when the dialog opens.
    loadDialog().catch(() => undefined);
    preloadOverlay();
  }

  return (
    <>
      <button
        {...rest}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onClick={open}
        className={`min-h-11 font-[600] underline underline-offset-4 hover:decoration-2 ${className}`}
      >
        {children}
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <VehicleDialog open={isOpen} onClose={() => setOpen(false)} onFound={onFound} />
        </Suspense>
      )}
    </>
  );
}
