import { Notice } from '../../../ui/base/Notice.tsx';
import { SendLinkAgain } from '../../parts/signIn/SendLinkAgain.tsx';

/** Explains the limits of an unconfirmed address, and offers to resend the link. */
export function UnconfirmedEmail({ email }: { email: string }) {
  return (
    <Notice tone="warn" title="Your email isn’t confirmed yet">
      <p>
        Click the link we emailed to <span className="wrap-anywhere">{email}</span>. Any orders you placed
        with this address before you had an account will then appear here.
      </p>
      <SendLinkAgain />
    </Notice>
  );
}
