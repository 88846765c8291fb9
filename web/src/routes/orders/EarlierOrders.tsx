import type { ReactNode } from 'react';
import { Notice } from '../../ui/base/Notice.tsx';
import { SendLinkAgain } from '../parts/signIn/SendLinkAgain.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { useEarlierOrdersQuery } from './EarlierOrders.generated.ts';

/**
 * Tells a customer how to reach orders placed as a guest: they join the account once its email address is confirmed.
 * Browser only.
 */
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
            those orders will appear here.
          </p>
          <SendLinkAgain />
        </>
      )}
    </EarlierOrdersNotice>
  );
}

/** A text, then a link for finding an order without an account. */
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
