import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { MenuButton } from '../frame/MenuButton.tsx';
import {
  useResendStaffInvitationMutation,
  useWithdrawStaffInvitationMutation,
  type OpenInvitationFragment,
} from './Staff.generated.ts';

/** The menu of an invitation: sends it again, or withdraws it. */
export function InvitationActions({ invitation: { id, email } }: { invitation: OpenInvitationFragment }) {
  const after = { variables: { id }, refetchQueries: ['Staff'] };
  const [resend] = useResendStaffInvitationMutation(after);
  const [withdraw, { loading }] = useWithdrawStaffInvitationMutation(after);
  const [isAsking, setIsAsking] = useState(false);

  async function sendAgain() {
    const answer = await resend().catch(failed);
    const sent = answer.data?.resendStaffInvitation;
    if (!sent) return toastFailure(answer.error);
    toast(sent.__typename === 'StaffInvitationSent' ? `Sent to ${email} again.` : sent.message);
  }

  async function confirm() {
    const answer = await withdraw().catch(failed);
    if (!answer.data?.withdrawStaffInvitation) return toastFailure(answer.error);
    setIsAsking(false);
    toast('Invitation withdrawn.');
  }

  return (
    <>
      <MenuButton
        label={`Actions for ${email}`}
        hideLabel
        icon={<Ellipsis className="size-4" />}
        items={[
          { label: 'Send again', onSelect: () => void sendAgain() },
          { label: 'Withdraw', onSelect: () => setIsAsking(true), dangerous: true },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Withdraw the invitation?"
        confirmLabel="Withdraw"
        busy={loading}
        onConfirm={() => void confirm()}
      >
        <p>The link in the email to {email} stops working at once.</p>
      </ConfirmDialog>
    </>
  );
}
