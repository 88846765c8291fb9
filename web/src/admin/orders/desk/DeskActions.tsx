import { orderStatuses, ON_THE_WAY_STATUSES } from '@treadline/schema/trade/order/order-status';
import { useState } from 'react';
import { Button } from '../../../ui/base/Button.tsx';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';
import type { Selection } from '../../list/state/selection.ts';
import { printPath } from '../print/printPath.ts';
import { ShipDialog } from '../ship/ShipDialog.tsx';
import { NoteDialog } from '../steps/NoteDialog.tsx';
import { useOrderCommands } from '../steps/useOrderCommands.ts';
import type { DeskOrder } from './deskOrder.ts';

interface DeskActionsProps {
  selection: Selection;
  /** The orders on the current page. */
  orders: readonly DeskOrder[];
}

/** The bar is dark in both themes. */
const ON_BAR = 'text-on-asphalt! hover:bg-on-asphalt/10!';

/** The bulk actions for selected orders. The usual next step is yellow. */
export function DeskActions({ selection, orders }: DeskActionsProps) {
  const commands = useOrderCommands();
  const [dialog, setDialog] = useState<'ship' | 'note' | null>(null);
  const ticked = orders.filter(({ id }) => selection.ids.has(id));
  const ids = ticked.map(({ id }) => id);
  const areOnTheWay = ticked.length > 0 && ticked.every(({ status }) => ON_THE_WAY_STATUSES.includes(status));
  const unpacked = ticked.filter(({ status }) => orderStatuses[status].usual?.to === 'PROCESSING');

  function advance(step: 'PROCESSING' | 'DELIVERED') {
    commands.advance(step === 'DELIVERED' ? ticked : unpacked, step);
    selection.clear();
  }

  return (
    <>
      {areOnTheWay ? (
        <Button variant="primary" onClick={() => advance('DELIVERED')}>
          Mark delivered
        </Button>
      ) : (
        <Button variant="primary" aria-haspopup="dialog" onClick={() => setDialog('ship')}>
          Ship with tracking numbers…
        </Button>
      )}
      {unpacked.length > 0 && (
        <Button className={ON_BAR} onClick={() => advance('PROCESSING')}>
          Start packing
        </Button>
      )}
      <LinkButton to={printPath('slips', ids)} className={ON_BAR}>
        Print slips
      </LinkButton>
      <LinkButton to={printPath('labels', ids)} className={ON_BAR}>
        Labels
      </LinkButton>
      <Button className={ON_BAR} aria-haspopup="dialog" onClick={() => setDialog('note')}>
        Note
      </Button>
      <ShipDialog
        open={dialog === 'ship'}
        onClose={() => setDialog(null)}
        ticked={ticked}
        onHeld={() => {
          setDialog(null);
          selection.clear();
        }}
      />
      <NoteDialog open={dialog === 'note'} onClose={() => setDialog(null)} orders={ids} />
    </>
  );
}
