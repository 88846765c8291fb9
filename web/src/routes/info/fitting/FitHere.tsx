import { Wrench } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { setFittingWayOfAll } from '../../../features/cart/store/cartPlan.ts';
import { currentCart } from '../../../features/cart/store/cartStore.ts';
import { chooseFitting } from '../../../features/fitting/fittingStore.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { toast } from '../../../ui/overlay/toast.ts';
import type { FittingCentresQuery } from './FittingCentersRoute.generated.ts';

type Centre = FittingCentresQuery['fittingCentres'][number];

/** Chooses the centre for the tyres in the cart and goes there, or to the shop if the cart is empty. */
export function FitHere({ centre }: { centre: Pick<Centre, 'slug' | 'name' | 'town'> }) {
  const navigate = useNavigate();

  function fitHere() {
    chooseFitting('FITTED', { near: centre.town, centre: centre.slug, start: null });
    const isEmpty = currentCart().length === 0;
    if (!isEmpty) setFittingWayOfAll('FITTED');
    toast(
      isEmpty
        ? `Choose your tyres. In the cart, ${centre.name} is chosen for fitting.`
        : `Choose a time at ${centre.name}.`,
    );
    void navigate(isEmpty ? '/shop' : '/cart');
  }

  return (
    <Button
      variant="outlined"
      onClick={fitHere}
      aria-label={`Fitted here: ${centre.name}`}
      className="self-end"
    >
      <Wrench className="size-4.5" />
      Fitted here
    </Button>
  );
}
