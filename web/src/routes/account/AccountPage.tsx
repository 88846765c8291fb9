import { EarlierOrdersNotice } from '../orders/EarlierOrders.tsx';
import { AccountFailed } from './AccountFailed.tsx';
import { AccountNav } from './AccountNav.tsx';
import { useAccountQuery } from './AccountPage.generated.ts';
import { AccountProfile } from './AccountProfile.tsx';
import { AccountSection } from './AccountSection.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { AddressBook } from './addresses/AddressBook.tsx';
import { AlertsSection } from './AlertsSection.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { GarageSection } from './GarageSection.tsx';
import { NewsletterSection } from './NewsletterSection.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { SessionList } from './SessionList.tsx';
import { TwoStepSection } from './twoStep/TwoStepSection.tsx';
import { WishlistSection } from './WishlistSection.tsx';
import { YourData } from './YourData.tsx';

/** The whole account under one heading. For signed-in customers only. */
export function AccountPage() {
  const { data, error, refetch } = useAccountQuery({ fetchPolicy: 'cache-and-network' });
  // Loaded data survives a failed refresh, and so does half-typed input.
  if (!data?.me)
    return error ? (
      <AccountFailed error={error} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <AccountSkeleton />
    );
  return (
    <div className="wrap py-6 md:py-10">
      <h1 className="text-2xl">Your account</h1>
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
          <ChangePasswordForm user={data.me} />
        </AccountSection>
        <TwoStepSection account={data.me} />
        <SessionList sessions={data.mySessions ?? []} />
        <YourData user={data.me} />
      </div>
    </div>
  );
}

/** The profile below offers to resend the link. */
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
