import { RECORD_YEARS } from '@treadline/schema/trade/order/record-keeping';
import { useState } from 'react';
import { Button } from '../../../ui/base/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

interface DeleteAccountProps {
  /** The account's email address. */
  email: string;
  /** Data stored by email address alone is deleted only if the address is confirmed. */
  isConfirmed: boolean;
}

/** Deletes the account, after listing the consequences and asking for the password. */
export function DeleteAccount({ email, isConfirmed }: DeleteAccountProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-6">
      <h3 className="text-base font-[650]">Delete your account</h3>
      <p className="max-w-prose">
        This deletes everything saved in it straight away. We’ll show you exactly what first, and ask for your
        password.
      </p>
      <Button onClick={() => setAsking(true)}>Delete my account…</Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Delete your account?">
        <div className="grid gap-5">
          <WhatHappens email={email} isConfirmed={isConfirmed} />
          <DeleteAccountForm email={email} onKeep={() => setAsking(false)} />
        </div>
      </Dialog>
    </div>
  );
}

function WhatHappens({ email, isConfirmed }: DeleteAccountProps) {
  return (
    <div className="grid gap-3">
      <p className="font-[650]">This cannot be undone:</p>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          We sign you out on every device and delete your profile, addresses, vehicles, wish list and cart.
        </li>
        {isConfirmed && <li>You won’t get any more newsletters or other emails from us.</li>}
        <li>Our records of your orders stay, but without your name, addresses, email and phone number.</li>
        <li>
          VAT law makes us keep your invoices and credit notes for {RECORD_YEARS} years from the end of the
          financial year, with your name and billing address. Then we remove those too.
        </li>
        <li>You won’t be able to see your orders here, so download any invoices you need first.</li>
        <li>Your published reviews stay, under “Former customer” instead of your name.</li>
        <li>
          Your legal rights over tyres you’ve bought don’t change. Keep our order emails as proof of purchase.
        </li>
        <li>
          We’ll send one last email to <span className="wrap-anywhere">{email}</span> to confirm it. You can
          open a new account with that address at any time.
        </li>
      </ul>
    </div>
  );
}
