import { useState } from 'react';

import { OrderCodeForm, type WantedOrder } from './OrderCodeForm.tsx';
import { FoundOrder } from './FoundOrder.tsx';
import { useGuestOrderLazyQuery, type GuestOrderQuery } from './FindOrder.generated.ts';
import { WantedOrderForm } from './WantedOrderForm.tsx';

/** First which order, then the code that was mailed for it, then the order. */
export function FindOrder() {
  const [wanted, setWanted] = useState<WantedOrder>();
  const [found, setFound] = useState<GuestOrderQuery>();
  const [open] = useGuestOrderLazyQuery({ fetchPolicy: 'network-only' });
  if (found?.guestOrder) return <FoundOrder order={found.guestOrder} delivery={found.shopSettings.delivery} />;
  if (!wanted) return <WantedOrderForm onMailed={setWanted} />;
  return (
    <OrderCodeForm
      wanted={wanted}
      onCode={async (code) => {
        const { data, error } = await open({ variables: { ...wanted, code } });
        if (error) throw error;
        setFound(data);
        return Boolean(data?.guestOrder);
      }}
      onOther={() => setWanted(undefined)}
    />
  );
}
