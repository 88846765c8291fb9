import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { keepOrderKey } from '../../lib/paths/orderKeys.ts';
import { useOpenGuestOrderMutation } from './FindOrder.generated.ts';
import { OrderCodeForm, type WantedOrder } from './OrderCodeForm.tsx';
import { WantedOrderForm } from './WantedOrderForm.tsx';

/**
 * Asks for the order, then for the emailed code, then opens the order's page with the key that it got for the code.
 */
export function FindOrder({ prefix }: { prefix: string }) {
  const [wanted, setWanted] = useState<WantedOrder>();
  const [open] = useOpenGuestOrderMutation();
  const navigate = useNavigate();
  if (!wanted) return <WantedOrderForm prefix={prefix} onMailed={setWanted} />;
  return (
    <OrderCodeForm
      wanted={wanted}
      onCode={async (code) => {
        const { data } = await open({ variables: { input: { ...wanted, code } } });
        const opened = data?.openGuestOrder;
        if (!opened) return false;
        keepOrderKey(opened.orderId, opened.key);
        await navigate(orderPath(opened.orderId));
        return true;
      }}
      onOther={() => setWanted(undefined)}
    />
  );
}
