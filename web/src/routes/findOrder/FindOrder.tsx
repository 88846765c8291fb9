import { useEffect, useState } from 'react';
import { OrderSkeleton } from '../orders/OrderSkeleton.tsx';
import { useAskGuestOrder, type GuestOrderQuery } from './FindOrder.generated.ts';
import { FoundOrder } from './FoundOrder.tsx';
import { forgetOpenedOrder, readOpenedOrder, rememberOpenedOrder, type OpenedOrder } from './openedOrder.ts';
import { OrderCodeForm, type WantedOrder } from './OrderCodeForm.tsx';
import { WantedOrderForm } from './WantedOrderForm.tsx';

/**
 * Asks for the order, then for the mailed code, then shows the order. A visitor who returns while the code is
 * valid sees the order at once.
 */
export function FindOrder() {
  const [wanted, setWanted] = useState<WantedOrder & { mailedAt: number }>();
  const [found, setFound] = useState<GuestOrderQuery>();
  const isReopening = useReopenedOrder(setFound);
  const open = useAskGuestOrder();
  if (found?.guestOrder) return <FoundOrder order={found.guestOrder} settings={found.shopSettings} />;
  if (isReopening) return <OrderSkeleton />;
  if (!wanted) return <WantedOrderForm onMailed={(order) => setWanted({ ...order, mailedAt: Date.now() })} />;
  const { number, email, mailedAt } = wanted;
  return (
    <OrderCodeForm
      wanted={wanted}
      onCode={async (code) => {
        const data = await open({ number, email, code });
        if (data?.guestOrder) rememberOpenedOrder({ number, email, code }, mailedAt);
        setFound(data);
        return Boolean(data?.guestOrder);
      }}
      onOther={() => setWanted(undefined)}
    />
  );
}

/**
 * Opens the order from the look-up that this tab still stores.
 * @returns whether that is under way.
 */
function useReopenedOrder(onFound: (found: GuestOrderQuery) => void): boolean {
  const [opened, setOpened] = useState<OpenedOrder | null>(null);
  const open = useAskGuestOrder();

  // Not during rendering, because the server's markup knows nothing of this browser's storage.
  useEffect(() => setOpened(readOpenedOrder()), []);

  useEffect(() => {
    if (!opened) return;
    let isShown = true;
    const reopen = async () => {
      const data = await open(opened).catch(() => undefined);
      if (!isShown) return;
      if (data?.guestOrder) onFound(data);
      else forgetOpenedOrder();
      setOpened(null);
    };
    void reopen();
    return () => {
      isShown = false;
    };
  }, [onFound, open, opened]);

  return opened !== null;
}
