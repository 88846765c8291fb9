import { useEffect, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Proof, ProofForm } from '../../../features/accounts/proof/useProofForm.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Notice } from '../../../ui/base/Notice.tsx';
import { PostForm } from '../../../ui/form/PostForm.tsx';

interface ProofFormFrameProps {
  proof: ProofForm;
  /** The field to focus first, if any. */
  first?: keyof Proof;
  submitLabel: string;
  onCancel: () => void;
  children: ReactNode;
}

/** A form of this section that asks for password, code or both. */
export function ProofFormFrame({ proof, first, submitLabel, onCancel, children }: ProofFormFrameProps) {
  const { form, failure, onSubmit } = proof;
  const { setFocus } = form;
  // The focused button is gone.
  useEffect(() => {
    if (first) setFocus(first);
  }, [first, setFocus]);
  return (
    <PostForm onSubmit={onSubmit} className="grid max-w-md gap-5">
      {failure && <Notice tone="bad" title={failure} />}
      <FormProvider {...form}>{children}</FormProvider>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </PostForm>
  );
}
