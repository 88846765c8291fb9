import { useState } from 'react';
import { Button } from '../../../ui/base/Button.tsx';
import { ShipDialog } from '../ship/ShipDialog.tsx';
import type { TickedOrder } from '../ship/shipments.ts';

/** Ships an order that hasn't been packed yet, in one step. */
export function ShipAtOnce({ order }: { order: TickedOrder }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Ship…
      </Button>
      <ShipDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        ticked={[order]}
        onHeld={() => setOpen(false)}
      />
    </>
  );
}
