import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { OwnProofFields } from '../../../features/accounts/proof/OwnProofFields.tsx';
import { useCodeQuestion } from '../../../features/accounts/proof/useCodeQuestion.ts';
import { useProofForm, type Proof } from '../../../features/accounts/proof/useProofForm.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';

interface OwnProofFormProps {
  /** Explains what will happen. */
  children: ReactNode;
  /** The button's label. */
  action: string;
  /** Sends the request. @returns the refusal, or the account on success. */
  onProven: (proof: Proof) => Promise<{ __typename: string; message?: string } | null | undefined>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks members of staff to prove who they are before they change another person's account. */
export function OwnProofForm({ children, action, onProven, onDone, onClose }: OwnProofFormProps) {
  async function send(proof: Proof) {
    const answer = await onProven(proof);
    if (answer?.__typename === 'InvalidCode') {
      codeQuestion.refuse(answer.message ?? '');
      return 'done';
    }
    if (answer?.message !== undefined) return { ...answer, message: answer.message };
    if (!answer) return answer;
    onDone();
    onClose();
    return 'done';
  }

  const { form, failure, onSubmit } = useProofForm(send);
  const codeQuestion = useCodeQuestion(form);
  const { isSubmitting } = form.formState;
  return (
    <PostForm onSubmit={onSubmit} className="grid gap-4">
      {children}
      {failure && <Notice tone="bad" title={failure} />}
      <FormProvider {...form}>
        <OwnProofFields isCodeAsked={codeQuestion.isAsked} />
      </FormProvider>
      <DialogActions>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {action}
        </Button>
      </DialogActions>
    </PostForm>
  );
}
