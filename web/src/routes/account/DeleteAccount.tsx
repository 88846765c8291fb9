import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DeleteAccountForm } from './DeleteAccountForm.tsx';

interface DeleteAccountProps {
  /** The address of the account. */
  email: string;
  /** What is kept by address alone goes only with an address that is proved. */
  isConfirmed: boolean;
}

/** The end of the account, once its owner has read what that means and has shown who they are. */
export function DeleteAccount({ email, isConfirmed }: DeleteAccountProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-6">
      <h3 className="text-base font-[650]">Delete your account</h3>
      <p className="max-w-prose">
        Everything saved in it goes at once. We first tell you exactly what, and ask for your password.
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
          You are signed out on every device, and your profile, addresses, vehicles, wish list and cart are
          deleted.
        </li>
        {isConfirmed && <li>Our newsletter and all other emails end.</li>}
        <li>
          Your orders stay in our books for six years, as tax law asks: the tyres and the amounts, without
          your name, addresses, email and phone number. You no longer see them here, so print invoices you
          need first.
        </li>
        <li>Reviews that we published stay, signed “Former customer” instead of with your name.</li>
        <li>
          Your legal rights about tyres you bought stay as they are. The emails about your orders are your
          proof of purchase.
        </li>
        <li>
          One last email to <span className="wrap-anywhere">{email}</span> confirms it. You can open a new
          account with it at any time, which starts empty.
        </li>
      </ul>
    </div>
  );
}
