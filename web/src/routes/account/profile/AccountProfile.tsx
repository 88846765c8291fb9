import type { FragmentType } from '@apollo/client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatDate } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { AccountSection } from '../frame/AccountSection.tsx';
import { useAccountProfileFragment, type AccountProfileFragment } from './AccountProfile.generated.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { RequestEmailChange } from './RequestEmailChange.tsx';
import { UnconfirmedEmail } from './UnconfirmedEmail.tsx';

/** The account's name, email address and phone number, with forms to change them. */
export function AccountProfile({ user }: { user: FragmentType<AccountProfileFragment> }) {
  const profile = useAccountProfileFragment(user);
  const [stage, setStage] = useState<'shown' | 'editing' | 'edited'>('shown');
  const editButton = useRef<HTMLButtonElement>(null);
  const { firstName, lastName, phone, email, emailVerified } = profile;

  // The focused form is gone.
  useEffect(() => {
    if (stage === 'edited') editButton.current?.focus();
  }, [stage]);

  return (
    <AccountSection id="profile">
      {stage === 'editing' ? (
        <ProfileForm
          profile={{ firstName, lastName, phone: phone ?? '' }}
          onDone={() => setStage('edited')}
        />
      ) : (
        <div className="grid content-start gap-5">
          <Facts profile={profile} />
          <div className="flex flex-wrap gap-3">
            <Button ref={editButton} onClick={() => setStage('editing')}>
              Edit profile
            </Button>
            <RequestEmailChange email={email} />
          </div>
          {!emailVerified && <UnconfirmedEmail email={email} />}
        </div>
      )}
    </AccountSection>
  );
}

function Facts({ profile }: { profile: AccountProfileFragment }) {
  const { firstName, lastName, phone, email, emailVerified, createdAt } = profile;
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-3">
      <Fact term="Name">
        <span className="break-words">
          {firstName} {lastName}
        </span>
      </Fact>
      <Fact term="Email">
        <span className="wrap-anywhere">{email}</span>
        {emailVerified && <span className="font-[600] text-good"> Confirmed</span>}
      </Fact>
      {phone && <Fact term="Phone">{phone}</Fact>}
      <Fact term="Customer since">{formatDate(createdAt)}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-ink-2 max-sm:mt-2">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
