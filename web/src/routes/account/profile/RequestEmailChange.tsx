import { useState } from 'react';
import { Button } from '../../../ui/base/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { RequestEmailChangeForm } from './RequestEmailChangeForm.tsx';

/**
 * Changes the account's email address.
 * @param email the current address.
 */
export function RequestEmailChange({ email }: { email: string }) {
  const [isChanging, setChanging] = useState(false);
  const close = () => setChanging(false);
  return (
    <>
      <Button onClick={() => setChanging(true)}>Change email…</Button>
      <Dialog open={isChanging} onClose={close} title="Change your email">
        <RequestEmailChangeForm email={email} onDone={close} />
      </Dialog>
    </>
  );
}
