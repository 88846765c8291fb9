import { Notice } from '../../ui/Notice.tsx';
import { SendLinkAgain } from './SendLinkAgain.tsx';

/** What an address that is not confirmed lacks, and how to have the link sent again. */
export function UnconfirmedEmail({ email }: { email: string }) {
  return (
    <Notice tone="warn" title="Your email is not confirmed">
      <p>
        Follow the link we emailed to <span className="wrap-anywhere">{email}</span>. Orders you placed with
        this address before you had an account then appear here.
      </p>
      <SendLinkAgain />
    </Notice>
  );
}
