import { GuestOnly } from '../../features/accounts/guard/GuestOnly.tsx';
import { SignInLink } from '../../features/accounts/guard/SignInLink.tsx';
import { BrowserOnly } from '../../lib/browser/BrowserOnly.tsx';
import { PageHead } from '../../lib/head/PageHead.tsx';
import { usePageResponse } from '../../lib/head/pageResponse.ts';
import { WishlistContents } from './WishlistContents.tsx';
import { WishlistSkeleton } from './WishlistSkeleton.tsx';

/**
 * /wishlist: the tyres that the shopper marked with the heart. Rendered only in the browser; a customer's list is
 * also saved in their account.
 */
export function WishlistRoute() {
  usePageResponse({ cache: 'private' });
  return (
    <div className="wrap grid gap-6 py-6 md:py-10">
      <PageHead
        title="Your wish list"
        robots="noindex,follow"
        description="The tyres you saved for later, with today’s prices and stock, ready to add to the cart."
      />
      <h1 className="text-2xl">Your wish list</h1>
      <BrowserOnly fallback={<WishlistSkeleton />}>
        <WishlistContents />
        <GuestOnly>
          <p className="text-sm text-ink-2">
            This list is only saved in this browser. <SignInLink>Sign in</SignInLink> to see it on your other
            devices too.
          </p>
        </GuestOnly>
      </BrowserOnly>
    </div>
  );
}
