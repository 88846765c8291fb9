import { useForm } from 'react-hook-form';
import { keeps, limitsOf } from '../../../lib/inputRule.ts';
import { changeOrderStatusInputRules as rules } from '../../../lib/inputRules.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { NextStep } from '../desk/nextStep.ts';
import { CarrierField } from '../ship/CarrierField.tsx';
import { useOrderCommands, type TypedStep } from '../useOrderCommands.ts';

/** A step that somebody wants to take with an order. */
export interface StepWish {
  order: { id: string; number: string; shippingProvider: string };
  to: NextStep['to'];
}

const WORDS = {
  PROCESSING: { title: 'Start packing', doing: 'Starting to pack' },
  SHIPPED: { title: 'Ship', doing: 'Shipping' },
  DELIVERED: { title: 'Mark as delivered', doing: 'Marking as delivered:' },
} as const;

/** Asks for what belongs to a step, and holds it for sending. */
export function StepDialog({ wish, onClose }: { wish: StepWish | null; onClose: () => void }) {
  return (
    <Dialog
      title={wish ? `${WORDS[wish.to].title} ${wish.order.number}` : ''}
      open={wish !== null}
      onClose={onClose}
      initialFocus={() => document.querySelector<HTMLElement>('[data-step]')}
    >
      {wish && <StepForm wish={wish} onHeld={onClose} />}
    </Dialog>
  );
}

function StepForm({ wish: { order, to }, onHeld }: { wish: StepWish; onHeld: () => void }) {
  const commands = useOrderCommands();
  const isShipping = to === 'SHIPPED';
  const { register, handleSubmit, formState } = useForm<TypedStep>({
    defaultValues: {
      shippingProvider: order.shippingProvider,
      carrierTrackingNumber: '',
      location: '',
      notes: '',
    },
  });
  const field = (name: keyof TypedStep) => ({
    ...limitsOf(rules[name]),
    ...register(name, { validate: keeps(rules[name]) }),
    error: formState.errors[name]?.message,
  });

  function hold({ shippingProvider, carrierTrackingNumber, ...place }: TypedStep) {
    const typed = isShipping ? { ...place, shippingProvider, carrierTrackingNumber } : place;
    commands.step(order, to, typed, `${WORDS[to].doing} ${order.number}`);
    onHeld();
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(hold)} className="grid gap-4">
      {isShipping && (
        <>
          <CarrierField label="Carrier" {...field('shippingProvider')} />
          <TextField
            label="Tracking number"
            optional
            data-step
            autoComplete="off"
            spellCheck={false}
            hint="The carrier’s own number, as on the label."
            {...field('carrierTrackingNumber')}
          />
        </>
      )}
      <TextField
        label="Location"
        optional
        data-step={isShipping ? undefined : true}
        hint="Anybody with the order number sees it on the tracking page."
        {...field('location')}
      />
      <TextField
        label="Note to the customer"
        optional
        hint={isShipping ? 'Such as a time the driver will call.' : 'Such as where the tyres were left.'}
        {...field('notes')}
      />
      <p className="text-sm text-ink-2">The customer gets an email. You have ten seconds to undo it.</p>
      <Button type="submit" variant="primary" className="justify-self-start">
        {WORDS[to].title}
      </Button>
    </form>
  );
}
