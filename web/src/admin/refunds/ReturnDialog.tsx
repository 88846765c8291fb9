import { useState, type SubmitEvent } from 'react';
import { failed, failureText } from '../../apollo/failureText.ts';
import { formatTyres } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { countOf, FoundFields, type Found } from './FoundFields.tsx';
import { AFTER_A_MOVE, isTyreLine, type RefundableLine, type RefundableOrder } from './refundOrder.ts';
import { useReceiveReturnMutation } from './RefundPanel.generated.ts';

interface ReturnDialogProps {
  order: RefundableOrder;
  open: boolean;
  onClose: () => void;
}

const NONE: Found = { resaleable: 0, damaged: 0 };

/** Records tyres that came back, whether or not they've been refunded. */
export function ReturnDialog({ order, open, onClose }: ReturnDialogProps) {
  return (
    <Dialog title={`Return of ${order.number}`} open={open} onClose={onClose}>
      <ReturnForm order={order} onDone={onClose} />
    </Dialog>
  );
}

function ReturnForm({ order, onDone }: { order: RefundableOrder; onDone: () => void }) {
  const [found, setFound] = useState<Readonly<Record<string, Found>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [receive, { loading }] = useReceiveReturnMutation(AFTER_A_MOVE);
  const count = countOf(found);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (count === 0) return setFailure('Enter how many tyres came back.');
    const lines = Object.entries(found).flatMap(([lineId, { resaleable, damaged }]) => [
      ...(resaleable > 0 ? [{ lineId, quantity: resaleable, condition: 'RESALEABLE' as const }] : []),
      ...(damaged > 0 ? [{ lineId, quantity: damaged, condition: 'DAMAGED' as const }] : []),
    ]);
    const answer = await receive({ variables: { input: { orderId: order.id, lines } } }).catch(failed);
    const result = answer.data?.receiveReturn;
    if (result?.__typename === 'Order') {
      toast(`Received ${formatTyres(count)}.`);
      return onDone();
    }
    const fields = result?.__typename === 'InvalidInput' ? result.fields : [];
    setFailure(
      fields.length > 0
        ? `${fields.map(({ message }) => message).join('. ')}.`
        : (result?.message ?? failureText(answer.error)),
    );
  }

  return (
    <PostForm onSubmit={submit} className="grid gap-5">
      <p className="text-sm text-ink-2">As-new tyres go back on sale. This doesn’t refund anything.</p>
      <ul className="grid gap-3" aria-label="Returned tyres">
        {order.lines.filter(isTyreLine).map((line) => (
          <ReturnLine
            key={line.id}
            line={line}
            found={found[line.id] ?? NONE}
            onChange={(units) => {
              setFailure(null);
              setFound({ ...found, [line.id]: units });
            }}
          />
        ))}
      </ul>
      {failure && <Notice tone="bad" title={failure} />}
      <DialogActions>
        <Button type="submit" variant="primary" busy={loading}>
          {count > 0 ? `Receive ${formatTyres(count)}` : 'Receive'}
        </Button>
      </DialogActions>
    </PostForm>
  );
}

interface ReturnLineProps {
  line: RefundableLine;
  found: Found;
  onChange: (found: Found) => void;
}

function ReturnLine({ line, found, onChange }: ReturnLineProps) {
  const { productName, quantity, returnedUnits } = line;
  const away = line.receivableUnits ?? 0;
  return (
    <li className="grid gap-2 border-b border-line pb-3 last:border-b-0">
      <div className="grid min-w-0 text-sm">
        <span className="font-[650] wrap-anywhere">{productName}</span>
        <span className="text-ink-2">
          {quantity} bought{returnedUnits > 0 && `, ${returnedUnits} already back`}
        </span>
      </div>
      {away > 0 ? (
        <FoundFields name={productName} found={found} most={away} onChange={onChange} />
      ) : (
        <span className="text-sm text-ink-2">All already back</span>
      )}
    </li>
  );
}
