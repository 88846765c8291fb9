import { ON_THE_WAY_STATUSES } from '@treadline/schema/trade/order/order-status';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { failed, failureText } from '../../../apollo/failureText.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import { usePlanDeliveryMutation } from './AdminOrder.generated.ts';
import type { AdminOrder } from './adminOrder.ts';
import { NO_WINDOW, windowInput, type TypedWindow } from './typedStep.ts';
import { WindowFields } from './WindowFields.tsx';

type Planned = Pick<AdminOrder, 'id' | 'number' | 'status' | 'deliveryWindow'>;

/** Schedules a delivery, or reschedules it. */
export function PlanDelivery({ order }: { order: Planned }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {order.deliveryWindow ? 'Change…' : 'Plan…'}
      </Button>
      <Dialog title={`Delivery of ${order.number}`} open={isOpen} onClose={() => setOpen(false)}>
        <PlanForm order={order} onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function PlanForm({ order, onSaved }: { order: Planned; onSaved: () => void }) {
  const { id, status, deliveryWindow } = order;
  const [plan] = usePlanDeliveryMutation({ refetchQueries: ['AdminOrder'] });
  const form = useForm<TypedWindow>({
    defaultValues: deliveryWindow
      ? {
          day: deliveryWindow.day,
          from: deliveryWindow.from ?? '',
          until: deliveryWindow.until ?? '',
        }
      : NO_WINDOW,
  });
  const { formState, handleSubmit, setError } = form;

  async function save(typed: TypedWindow) {
    const window = windowInput(typed);
    const answer = await plan({ variables: { input: { orderId: id, window } } }).catch(failed);
    const planned = answer.data?.planDelivery;
    if (planned?.__typename === 'Order') {
      toast(window ? 'Delivery planned.' : 'Delivery plan removed.');
      return onSaved();
    }
    const fault = planned?.__typename === 'InvalidInput' ? planned.fields[0]?.message : planned?.message;
    setError('day', {
      message: fault ?? failureText(answer.error, 'We couldn’t save the plan. Please try again.'),
    });
  }

  return (
    <FormProvider {...form}>
      <PostForm onSubmit={handleSubmit(save)} className="grid gap-4">
        <WindowFields />
        <p className="text-sm text-ink-2">
          Shown to the customer on the order and tracking pages
          {ON_THE_WAY_STATUSES.includes(status)
            ? ', and they get an email.'
            : ', and in the email when the tyres are sent.'}{' '}
          Leave the day empty to remove the plan.
        </p>
        <DialogActions>
          <Button type="submit" variant="primary" busy={formState.isSubmitting}>
            Save plan
          </Button>
        </DialogActions>
      </PostForm>
    </FormProvider>
  );
}
