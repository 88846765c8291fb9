import { isSplit } from '@treadline/schema/trade/fitting/fulfilment';
import { OWN_DELIVERY_TEAM } from '@treadline/schema/trade/places/carriers';
import { FormProvider, useForm } from 'react-hook-form';
import { usePhotographs } from '../../../features/photographs/usePhotographs.ts';
import { fieldsOf } from '../../../lib/form/inputRule.ts';
import { updateOrderStatusInputRules as rules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import type { NextStep } from '../steps/nextStep.ts';
import { useOrderCommands, type TypedStep } from '../steps/useOrderCommands.ts';
import { ProofFields } from './ProofFields.tsx';
import { ShipFields, type TypedParcel } from './ShipFields.tsx';
import { NO_WINDOW, proofInput, windowInput, type TypedProof, type TypedWindow } from './typedStep.ts';
import { WindowFields } from './WindowFields.tsx';

/** A step to take with an order. */
export interface StepWish {
  order: { id: string; number: string; shippingProvider: string; lines: Parameters<typeof isSplit>[0] };
  to: NextStep['to'];
}

interface StepForm extends TypedWindow, TypedProof {
  location: string;
  notes: string;
  parcel: TypedParcel;
  centreParcel: TypedParcel;
}

const TITLES = { PROCESSING: 'Start packing', SHIPPED: 'Ship', DELIVERED: 'Mark as delivered' } as const;

/** Asks for the details of a step, then holds it so that it can still be undone. */
export function StepDialog({ wish, onClose }: { wish: StepWish; onClose: () => void }) {
  return (
    <Dialog
      title={`${TITLES[wish.to]} ${wish.order.number}`}
      open
      onClose={onClose}
      initialFocus={() => document.querySelector<HTMLElement>('[data-step]')}
    >
      <StepForm wish={wish} onHeld={onClose} />
    </Dialog>
  );
}

/** The typed values that apply to a step. */
function stepOf(
  { order, to }: StepWish,
  typed: StepForm,
  photographs: readonly string[],
): Partial<TypedStep> {
  const { location, notes, parcel, centreParcel } = typed;
  return {
    location,
    notes,
    ...(to === 'SHIPPED' && {
      shippingProvider: parcel.carrier,
      carrierTrackingNumber: parcel.trackingNumber,
      centreParcel: isSplit(order.lines) ? centreParcel : null,
      window: windowInput(typed),
    }),
    ...(to === 'DELIVERED' && { proof: proofInput(typed, photographs) }),
  };
}

function StepForm({ wish, onHeld }: { wish: StepWish; onHeld: () => void }) {
  const { order, to } = wish;
  const commands = useOrderCommands();
  const photographs = usePhotographs();
  const isShipping = to === 'SHIPPED';
  const form = useForm<StepForm>({
    defaultValues: {
      parcel: { carrier: order.shippingProvider, trackingNumber: '' },
      centreParcel: { carrier: order.shippingProvider, trackingNumber: '' },
      location: '',
      notes: '',
      ...NO_WINDOW,
      place: order.shippingProvider === OWN_DELIVERY_TEAM ? null : 'CARRIER',
      receiver: '',
    },
  });
  const { handleSubmit } = form;
  const field = fieldsOf(form, rules);

  function hold(typed: StepForm) {
    commands.step(order, to, stepOf(wish, typed, photographs.ids));
    onHeld();
  }

  return (
    <FormProvider {...form}>
      <PostForm onSubmit={handleSubmit(hold)} className="grid gap-4">
        {isShipping ? (
          <>
            <ShipFields isSplit={isSplit(order.lines)} />
            <WindowFields />
          </>
        ) : (
          <ProofFields photographs={photographs} />
        )}
        <TextField
          label="Note to the customer"
          optional
          hint={
            isShipping ? 'For example, when the driver will call.' : 'For example, where the tyres were left.'
          }
          {...field('notes')}
        />
        <TextField
          label="Location"
          optional
          hint="Anyone with the tracking number can see this."
          {...field('location')}
        />
        <p className="text-sm text-ink-2">The customer gets an email. You have ten seconds to undo this.</p>
        <DialogActions>
          <Button
            type="submit"
            variant="primary"
            disabledReason={photographs.isSending ? 'The photograph is still uploading' : undefined}
          >
            {TITLES[to]}
          </Button>
        </DialogActions>
      </PostForm>
    </FormProvider>
  );
}
