import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { AccountSection } from '../frame/AccountSection.tsx';
import { DataExport } from './DataExport.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { useYourDataFragment, type YourDataFragment } from './YourData.generated.ts';

/** The customer's data rights: a copy of the data, and its deletion. */
export function YourData({ user }: { user: FragmentType<YourDataFragment> }) {
  const { email, emailVerified } = useYourDataFragment(user);
  return (
    <AccountSection
      id="data"
      intro={
        <>
          To see what we keep, why and for how long, read our{' '}
          <Link to="/privacy" className="underline underline-offset-4 hover:decoration-2">
            privacy policy
          </Link>
          .
        </>
      }
    >
      <div className="grid gap-6">
        <DataExport email={email} isConfirmed={emailVerified} />
        <DeleteAccount email={email} isConfirmed={emailVerified} />
      </div>
    </AccountSection>
  );
}
