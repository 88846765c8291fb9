import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { failed, failureText } from '../../apollo/failureText.ts';
import { showRefusedFields } from '../../features/accounts/showRefusedFields.ts';
import { Button } from '../../ui/base/Button.tsx';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { Notice } from '../../ui/base/Notice.tsx';
import { PostForm } from '../../ui/form/PostForm.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { SecretOnce } from '../frame/page/SecretOnce.tsx';
import { WebhookFields, type WebhookValues } from './WebhookFields.tsx';
import { useCreateWebhookMutation } from './Webhooks.generated.ts';

interface NewWebhookDialogProps {
  open: boolean;
  onClose: () => void;
}

interface MadeWebhook {
  id: string;
  secret: string;
}

/** Adds a webhook, then shows its signing secret once. */
export function NewWebhookDialog({ open, onClose }: NewWebhookDialogProps) {
  const [made, setMade] = useState<MadeWebhook | null>(null);
  const close = () => {
    setMade(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={made === null ? 'New webhook' : 'Copy the secret now'}>
      {made === null ? (
        <NewWebhookForm onMade={setMade} />
      ) : (
        <div className="grid gap-4">
          <p>Your program uses it to check that events come from this shop. It won’t be shown again.</p>
          <SecretOnce label="Secret" secret={made.secret} />
          <LinkButton
            variant="primary"
            className="justify-self-start"
            to={`/admin/webhooks/${made.id}`}
            onClick={close}
          >
            Test webhook
          </LinkButton>
        </div>
      )}
    </Dialog>
  );
}

function NewWebhookForm({ onMade }: { onMade: (made: MadeWebhook) => void }) {
  const form = useForm<WebhookValues>({ defaultValues: { url: '', events: [], enabled: true } });
  const [failure, setFailure] = useState<string | null>(null);
  const [create] = useCreateWebhookMutation({ refetchQueries: ['Webhooks'] });

  async function submit(input: WebhookValues) {
    setFailure(null);
    const answer = await create({ variables: { input } }).catch(failed);
    const made = answer.data?.createWebhookEndpoint;
    if (made?.__typename === 'WebhookEndpointCreated')
      return onMade({ id: made.endpoint.id, secret: made.secret });
    if (!made?.fields || !showRefusedFields(form, made.fields))
      setFailure(made?.message ?? failureText(answer.error));
  }

  return (
    <PostForm onSubmit={form.handleSubmit(submit)} className="grid gap-4">
      {failure && <Notice tone="bad" title={failure} />}
      <WebhookFields form={form} />
      <DialogActions>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
          Add webhook
        </Button>
      </DialogActions>
    </PostForm>
  );
}
