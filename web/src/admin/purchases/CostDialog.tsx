import { parsePrice } from '@treadline/schema/trade/values/money';
import { useForm } from 'react-hook-form';
import { failed } from '../../apollo/failureText.ts';
import { Button } from '../../ui/base/Button.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { PriceField, validPrice } from '../form/PriceField.tsx';
import { tellAnswer } from '../frame/tellAnswer.ts';
import { useCorrectPurchaseCostMutation, type ShownPurchaseFragment } from './Purchases.generated.ts';
import type { PurchaseLine } from './purchaseSums.ts';

interface CostDialogProps {
  purchase: ShownPurchaseFragment;
  /** The line to correct; null while the dialog is closed. */
  line: PurchaseLine | null;
  onClose: () => void;
}

/** Corrects what a tyre of a purchase costs. */
export function CostDialog({ purchase, line, onClose }: CostDialogProps) {
  return (
    <Dialog title="Correct cost" open={line !== null} onClose={onClose}>
      {line && <CostForm purchase={purchase} line={line} onClose={onClose} />}
    </Dialog>
  );
}

function CostForm({ purchase, line, onClose }: CostDialogProps & { line: PurchaseLine }) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { cost: line.costPrice ? (line.costPrice / 100).toFixed(2) : '' },
  });
  const [correct] = useCorrectPurchaseCostMutation();

  async function submit({ cost }: { cost: string }) {
    const { id, revision } = purchase;
    const { data, error } = await correct({
      variables: {
        input: { id, revision, productId: line.productId, costPrice: parsePrice(cost) ?? 0 },
        costs: true,
      },
    }).catch(failed);
    if (!tellAnswer(data?.correctPurchaseCost, error)) return;
    toast('Cost corrected.');
    onClose();
  }

  return (
    <PostForm onSubmit={handleSubmit(submit)} className="grid gap-4">
      <p className="text-sm">
        This changes the total of purchase {purchase.id}, and the accountant’s pack for the days on which its
        tyres came, also if you’ve handed it over. The supplier’s offer, your prices and the margins of orders
        stay as they are.
      </p>
      <PriceField
        label={`Cost of one ${line.name} in £, without VAT`}
        error={formState.errors.cost?.message}
        {...register('cost', { validate: validPrice() })}
      />
      <DialogActions>
        <Button type="submit" variant="primary" busy={formState.isSubmitting}>
          Correct cost
        </Button>
      </DialogActions>
    </PostForm>
  );
}
