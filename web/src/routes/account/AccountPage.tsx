import type { StaffState } from '../../apollo/schema.generated.ts';
import { CLOSED_ACCESS } from '../../features/accounts/session/closedAccess.ts';
import { Notice } from '../../ui/base/Notice.tsx';
import { EarlierOrdersNotice } from '../orders/EarlierOrders.tsx';
import { AddressBook } from './addresses/AddressBook.tsx';
import { YourData } from './data/YourData.tsx';
import { AccountFailed } from './frame/AccountFailed.tsx';
import { AccountNav } from './frame/AccountNav.tsx';
import { useAccountQuery } from './frame/AccountPage.generated.ts';
import { AccountSection } from './frame/AccountSection.tsx';
import { AccountSkeleton } from './frame/AccountSkeleton.tsx';
import { AlertsSection } from './lists/AlertsSection.tsx';
import { GarageSection } from './lists/GarageSection.tsx';
import { NewsletterSection } from './lists/NewsletterSection.tsx';
import { RecentOrders } from './lists/RecentOrders.tsx';
import { WishlistSection } from './lists/WishlistSection.tsx';
import { AccountProfile } from './profile/AccountProfile.tsx';
import { UpdatePasswordForm } from './profile/UpdatePasswordForm.tsx';
import { SessionList } from './sessions/SessionList.tsx';
import { TwoFactorSection } from './twoFactor/TwoFactorSection.tsx';

/** The whole account page. For signed-in customers only. */
export function AccountPage() {
  const { data, error, refetch } = useAccountQuery({ fetchPolicy: 'cache-and-network' });
  // Loaded data and half-typed input survive a failed refresh.
  if (!data?.me)
    return error ? (
      <AccountFailed error={error} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <AccountSkeleton />
    );
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className="text-2xl">Your account</h1>
      <ClosedAccess state={data.me.staffState} />
      <AccountNav />
      <RecentOrders earlier={<Earlier {...data.me} />} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <WishlistSection />
        <AlertsSection />
        <GarageSection />
        <AccountProfile user={data.me} />
        <AddressBook addresses={data.mySavedAddresses ?? []} />
        <NewsletterSection email={data.me.email} subscription={data.myNewsletter} />
        <AccountSection id="password">
          <UpdatePasswordForm user={data.me} />
        </AccountSection>
        <TwoFactorSection account={data.me} />
        <SessionList sessions={data.mySessions ?? []} />
        <YourData user={data.me} />
      </div>
    </div>
  );
}

/** Tells members of staff who can't use the admin why, and who can change that. */
function ClosedAccess({ state }: { state: StaffState | null }) {
  const closed = state && CLOSED_ACCESS[state];
  if (!closed) return null;
  return (
    <Notice tone="warn" title={closed.title} className="mt-4">
      <p>{closed.text}</p>
    </Notice>
  );
}

/** Refers to orders placed before the account existed. The profile below offers to resend the link. */
function Earlier({ email, emailVerified }: { email: string; emailVerified: boolean }) {
  return (
    <EarlierOrdersNotice>
      {!emailVerified && (
        <p>
          Ordered before you had this account?{' '}
          <a href="#profile" className="underline underline-offset-4">
            Confirm <span className="wrap-anywhere">{email}</span>
          </a>{' '}
          and those orders will appear here.
        </p>
      )}
    </EarlierOrdersNotice>
  );
}
