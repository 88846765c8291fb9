import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { AccountSection } from './AccountSection.tsx';
import { DataExport } from './DataExport.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { useYourDataFragment, type YourDataFragment } from './YourData.generated.ts';

/** What people may ask of the data kept about them: a copy, and that it goes. */
export function YourData({ user }: { user: FragmentType<YourDataFragment> }) {
  const { email, emailVerified } = useYourDataFragment(user);
  return (
    <AccountSection
      id="data"
      intro={
        <>
          What we keep, why and for how long is in our{' '}
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
