import { Truck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { currentCart } from '../../../features/cart/store/cartStore.ts';
import { keepGarage, type Garage } from '../../../features/checkout/draft/deliveryPlace.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { toast } from '../../../ui/overlay/toast.ts';

/** Fills in the garage's address at the checkout and goes there, or to the shop if the cart is empty. */
export function DeliverHere({ garage }: { garage: Garage }) {
  const navigate = useNavigate();

  function deliver() {
    keepGarage(garage);
    const isEmpty = currentCart().length === 0;
    toast(
      isEmpty
        ? `Choose your tyres. The checkout will deliver them to ${garage.name}.`
        : `Your tyres go to ${garage.name}.`,
    );
    void navigate(isEmpty ? '/shop' : '/checkout');
  }

  return (
    <Button
      variant="outlined"
      onClick={deliver}
      aria-label={`Deliver here: ${garage.name}`}
      className="self-end"
    >
      <Truck className="size-4.5" />
      Deliver here
    </Button>
  );
}
