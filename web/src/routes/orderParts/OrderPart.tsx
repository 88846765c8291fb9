import type { ReactNode } from 'react';
import { orderPath } from '../../features/orders/orderPaths.ts';
import { Breadcrumbs } from '../../ui/page/Breadcrumbs.tsx';

interface OrderPartProps {
  order: { id: string; number: string };
  /** The page's subject, such as "Return". */
  name: string;
  children: ReactNode;
}

/** A page about a part of an order, such as a return, with a link back to the order. */
export function OrderPart({ order: { id, number }, name, children }: OrderPartProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-5 md:py-8">
      <Breadcrumbs items={[{ label: `Order ${number}`, to: orderPath(id) }, { label: name }]} />
      {children}
    </div>
  );
}
