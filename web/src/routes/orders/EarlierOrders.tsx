import type { ReactNode } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { SendLinkAgain } from '../account/SendLinkAgain.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { useEarlierOrdersQuery } from './EarlierOrders.generated.ts';

/** How whoever bought without an account comes to those orders: they join the account once its address is confirmed. Browser only. */
export function EarlierOrders() {
  const { data } = useEarlierOrdersQuery();
  if (!data?.me) return null;
  const { email, emailVerified } = data.me;
  return (
    <EarlierOrdersNotice>
      {!emailVerified && (
        <>
          <p>
            Ordered before you had this account? Confirm <span className="wrap-anywhere">{email}</span> and
            those orders appear here.
          </p>
          <SendLinkAgain />
        </>
      )}
    </EarlierOrdersNotice>
  );
}

/** The look-up of an order without an account, after what else there is to say of it. */
export function EarlierOrdersNotice({ children }: { children?: ReactNode }) {
  return (
    <Notice>
      {children}
      <p>
        Ordered with another email? <TextLink to="/find-order">Find your order</TextLink>
      </p>
    </Notice>
  );
}
