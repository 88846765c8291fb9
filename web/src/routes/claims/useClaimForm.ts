import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { unsentText } from '../../apollo/failureText.ts';
import { showRefusedFields } from '../../features/accounts/showRefusedFields.ts';
import {
  STILL_SENDING,
  usePhotographs,
  type Photographs,
} from '../../features/photographs/usePhotographs.ts';
import type { SubmitForm } from '../../ui/form/PostForm.tsx';
import { claimPath } from './claimPaths.ts';
import { claimInput, type ClaimValues } from './claimValues.ts';
import { useCreateClaimMutation } from './CreateClaimRoute.generated.ts';

export interface ClaimFormState {
  form: UseFormReturn<ClaimValues>;
  photographs: Photographs;
  /** The error about the photographs; undefined without one. */
  photographFault: string | undefined;
  /** The error above the button, for a refusal that concerns no field. */
  refusal: string;
  onSubmit: SubmitForm;
}

/** Submits a claim and opens its page. The form keeps its input until the shop has the claim. */
export function useClaimForm(orderId: string, first: ClaimValues): ClaimFormState {
  const form = useForm<ClaimValues>({ defaultValues: first });
  const photographs = usePhotographs();
  const [photographFault, setPhotographFault] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const navigate = useNavigate();
  const [createClaim] = useCreateClaimMutation();

  async function submit(values: ClaimValues) {
    setRefusal('');
    setPhotographFault(undefined);
    if (photographs.isSending) return setRefusal(STILL_SENDING);
    try {
      const input = claimInput(orderId, values, photographs.ids);
      const answer = (await createClaim({ variables: { input } })).data?.createClaim;
      if (answer?.__typename === 'Claim')
        return await navigate(claimPath(orderId, answer.id), { state: { isNew: true } });
      if (answer?.__typename !== 'InvalidInput') return setRefusal(answer?.message ?? unsentText());
      const fault = answer.fields.find(({ path }) => path.startsWith('photographs'))?.message;
      setPhotographFault(fault);
      if (!showRefusedFields(form, answer.fields) && !fault) setRefusal(answer.message);
    } catch (error) {
      setRefusal(unsentText(error));
    }
    return undefined;
  }

  return {
    form,
    photographs,
    photographFault,
    refusal,
    onSubmit: form.handleSubmit(submit, () => setRefusal('')),
  };
}
