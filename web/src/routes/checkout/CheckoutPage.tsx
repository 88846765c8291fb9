import { useEffect, useState } from 'react';
import { FormProvider, get, type FieldErrors } from 'react-hook-form';
import type { CartItemInput } from '../../apollo/schema.generated.ts';
import { GuestOnly } from '../../features/accounts/guard/GuestOnly.tsx';
import { SignInLink } from '../../features/accounts/guard/SignInLink.tsx';
import { useSession } from '../../features/accounts/session/sessionStore.ts';
import { CartTroubleNotice } from '../../features/cart/page/CartTroubleNotice.tsx';
import { DeliveryNotes } from '../../features/cart/page/DeliveryNotes.tsx';
import { useQuotedCart } from '../../features/cart/quote/useQuotedCart.ts';
import { currentCart } from '../../features/cart/store/cartStore.ts';
import {
  isPostcodeFaulted,
  toCheckoutInput,
  type CheckoutFormValues,
} from '../../features/checkout/draft/checkoutForm.ts';
import { useCheckoutForm, useChosenDelivery } from '../../features/checkout/draft/useCheckoutForm.ts';
import { CheckoutForm, DELIVERY_ADDRESS } from '../../features/checkout/form/CheckoutForm.tsx';
import { DeliveryMethodField } from '../../features/checkout/form/DeliveryMethodField.tsx';
import { focusFirstError } from '../../features/checkout/form/focusFirstError.ts';
import { useAbandonedPayment } from '../../features/checkout/payment/useAbandonedPayment.ts';
import { useWaitingPayment } from '../../features/checkout/payment/useWaitingPayment.ts';
import { WaitingPaymentNotice } from '../../features/checkout/payment/WaitingPaymentNotice.tsx';
import { INCOMPLETE_MESSAGE, type CheckoutOutcome } from '../../features/checkout/placing/checkoutOutcome.ts';
import { usePlaceOrder } from '../../features/checkout/placing/usePlaceOrder.ts';
import { chooseFitting } from '../../features/fitting/fittingStore.ts';
import type { LostSlot } from '../../features/fitting/LostSlotNotice.tsx';
import { tellAct } from '../../lib/visitor/visitorActs.ts';
import { useFittings } from '../parts/useFittings.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { FittingSummary } from './FittingSummary.tsx';
import { SaveAddressField } from './SaveAddressField.tsx';
import { SavedAddressChoice } from './SavedAddressChoice.tsx';
import { useCheckoutCustomer } from './useCheckoutCustomer.ts';

/** The button's amount is the amount charged, so the shopper must see any change first. */
const CHANGED_MESSAGE = 'Your order has changed since you last saw it. Please check it before you pay.';

/** The checkout form beside the order summary. Placing the order opens the payment page. */
export function CheckoutPage() {
  const user = useSession()?.user ?? null;
  const customer = useCheckoutCustomer(user !== null);
  const form = useCheckoutForm(user, customer?.details ?? null);
  const isReleasing = useAbandonedPayment();
  const waiting = useWaitingPayment(isReleasing);
  const fittings = useFittings();
  const cart = useQuotedCart({ ...useChosenDelivery(form.control), fittings }, isReleasing);
  const { isProcessing, place } = usePlaceOrder();
  /** Errors in the form show above it until they're fixed; other failures show at the button. */
  const [banner, setBanner] = useState<string | null>(null);
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  // Once fixed, it stays cleared: later mistakes show only at their fields.
  useEffect(() => {
    if (!hasErrors) setBanner(null);
  }, [hasErrors]);
  const [failure, setFailure] = useState<string | null>(null);
  const [lost, setLost] = useState<LostSlot | null>(null);
  const areDelivered = cart.lines.some(({ fittingWay }) => fittingWay === null);
  const isFitted = fittings.length > 0;
  // With an invalid postcode, the button asks for a correction and focuses the field.
  const isMistyped = isPostcodeFaulted(form.getValues('shippingAddress.postcode'), form.formState.errors);
  const refusal = isMistyped ? undefined : cart.refusal;

  useEffect(() => {
    const items = currentCart().map(({ id, quantity }) => ({ productId: id, quantity }));
    tellAct({ name: 'BEGIN_CHECKOUT', items });
  }, []);

  function show(outcome: CheckoutOutcome | null) {
    if (outcome?.kind === 'failed' || outcome?.kind === 'delayed') setFailure(outcome.message);
    if (outcome?.kind === 'delayed') waiting.lookAgain();
    if (outcome?.kind === 'changed') setFailure(CHANGED_MESSAGE);
    setLost(outcome?.kind === 'slot' ? outcome : null);
    if (outcome?.kind === 'shortage') cart.reportShortages(outcome.lines);
    if (outcome?.kind !== 'refused') return;
    if (outcome.fields.length === 0) return setFailure(outcome.message);
    setBanner(outcome.message);
    for (const { field, message } of outcome.fields) form.setError(field, { type: 'server', message });
    focusFirstError((name) => outcome.fields.some(({ field }) => field === name));
  }

  function showErrors(errors: FieldErrors<CheckoutFormValues>) {
    setFailure(null);
    setBanner(INCOMPLETE_MESSAGE);
    focusFirstError((name) => get(errors, name) !== undefined);
  }

  async function placeOrder(values: CheckoutFormValues) {
    setBanner(null);
    setFailure(null);
    const items = cart.lines.map(({ id, quantity, isPlanned, fittingWay }): CartItemInput => ({
      productId: id,
      quantity,
      roadHazardPlan: isPlanned,
      fulfilment: fittingWay ?? 'MAIL_ORDER',
    }));
    show(await place(toCheckoutInput(values, items, fittings), cart));
  }

  return (
    <FormProvider {...form}>
      <WaitingPaymentNotice payment={waiting} onReleased={cart.retry} />
      <CartTroubleNotice />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-14">
        <div className="grid gap-6">
          <GuestOnly>
            <p className="flex flex-wrap items-center gap-x-2 rounded-md bg-tint px-4 py-2 text-sm">
              Have an account? <SignInLink>Sign In</SignInLink>
            </p>
          </GuestOnly>
          <CheckoutForm
            onSubmit={form.handleSubmit(placeOrder, showErrors)}
            banner={hasErrors ? banner : null}
            keepsPhone={customer?.details.phone === null}
            addressTitle={
              isFitted && !areDelivered && fittings.every(({ way }) => way === 'FITTED')
                ? 'Your address'
                : DELIVERY_ADDRESS
            }
            fitting={isFitted && <FittingSummary cart={cart} />}
            asksEarlyFitting={isFitted}
            delivery={
              areDelivered && (
                <DeliveryMethodField
                  options={cart.quote?.deliveryOptions}
                  notes={
                    cart.quote && (
                      <DeliveryNotes notes={cart.quote.deliveryNotes} refusal={cart.quote.deliveryRefusal} />
                    )
                  }
                />
              )
            }
            addressChoice={(name) =>
              customer &&
              customer.addresses.length > 0 && (
                <SavedAddressChoice name={name} addresses={customer.addresses} />
              )
            }
            addressKeeping={customer && <SaveAddressField addresses={customer.addresses} />}
          />
        </div>
        <CheckoutSummary
          cart={cart}
          refusal={refusal}
          failure={failure}
          lost={lost}
          onOtherSlot={(way, start) => {
            chooseFitting(way, { start });
            setLost(null);
          }}
          isProcessing={isProcessing}
          wantsPostcode={isMistyped}
        />
      </div>
    </FormProvider>
  );
}
