import { failed } from '../../apollo/failureText.ts';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { tellAnswer } from '../frame/tellAnswer.ts';
import {
  useExportCustomerMutation,
  useSendPasswordResetMutation,
  type CustomerPartsFragment,
} from './Customer.generated.ts';

/** The actions for a customer that need no dialog. */
export function useCustomerActions({ id }: Pick<CustomerPartsFragment, 'id'>) {
  const [sendPasswordReset] = useSendPasswordResetMutation({ variables: { id } });
  const [exportCustomer] = useExportCustomerMutation({ variables: { id }, fetchPolicy: 'no-cache' });
  return {
    async sendLink() {
      const { data, error } = await sendPasswordReset().catch(failed);
      const answer = data?.sendPasswordReset;
      if (tellAnswer(answer, error) && answer.__typename === 'PasswordResetSent')
        toast(`Password reset link sent to ${answer.email}.`, { seconds: 6 });
    },
    async download() {
      const { data, error } = await exportCustomer().catch(failed);
      const answer = data?.exportCustomer;
      if (!tellAnswer(answer, error) || answer.__typename !== 'CustomerExport') return;
      const json = `${JSON.stringify(answer.data, null, 2)}\n`;
      saveFile(answer.fileName, new Blob([json], { type: 'application/json' }));
      toast('Their data is in your downloads.');
    },
  };
}
