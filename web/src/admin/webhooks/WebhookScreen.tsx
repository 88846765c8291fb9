import { useNavigate, useParams } from 'react-router-dom';
import { failed } from '../../apollo/failureText.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { ConfirmButton } from '../../ui/overlay/ConfirmButton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { AdminForm } from '../form/AdminForm.tsx';
import { FormSection } from '../form/FormSection.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { Deliveries } from './Deliveries.tsx';
import { WebhookFields, type WebhookValues } from './WebhookFields.tsx';
import {
  useChangeWebhookMutation,
  useRemoveWebhookMutation,
  useWebhooksQuery,
  type WebhooksQuery,
} from './Webhooks.generated.ts';

type Webhook = NonNullable<WebhooksQuery['webhookEndpoints']>[number];

const BACK = { to: '/admin/webhooks', label: 'Webhooks' };

/** /admin/webhooks/:id: a webhook's settings and deliveries. */
export function WebhookScreen() {
  const { id } = useParams();
  const query = useWebhooksQuery();
  const webhook = query.data?.webhookEndpoints?.find((one) => one.id === id);
  if (webhook) return <KnownWebhook webhook={webhook} />;
  return (
    <NotShown query={query} thing="webhook" back={BACK}>
      It was removed, or the link is incomplete.
    </NotShown>
  );
}

function KnownWebhook({ webhook }: { webhook: Webhook }) {
  return (
    <AdminPage title={new URL(webhook.url).host} back={BACK} actions={<RemoveWebhook webhook={webhook} />}>
      <WebhookForm webhook={webhook} />
      <Deliveries endpointId={webhook.id} isOn={webhook.enabled} />
    </AdminPage>
  );
}

function WebhookForm({ webhook: { id, url, events, enabled } }: { webhook: Webhook }) {
  const [change] = useChangeWebhookMutation();
  const control = useAdminForm<WebhookValues>({
    draft: `webhook:${id}`,
    saved: { url, events, enabled },
    done: 'Webhook saved.',
    save: async (values) =>
      (await change({ variables: { input: { id, ...values } } })).data?.updateWebhookEndpoint,
  });
  return (
    <AdminForm scope="MANAGE_INTEGRATIONS" control={control} label="Webhook" saveLabel="Save">
      <FormSection title="Webhook" text="Its secret stays the same.">
        <WebhookFields form={control.form} />
        <Checkbox
          label="Send events to this URL"
          {...control.form.register('enabled')}
          error={control.form.formState.errors.enabled?.message}
        />
      </FormSection>
    </AdminForm>
  );
}

function RemoveWebhook({ webhook: { id, url } }: { webhook: Webhook }) {
  const navigate = useNavigate();
  const [remove, { loading }] = useRemoveWebhookMutation({
    variables: { id },
    refetchQueries: ['Webhooks'],
  });

  async function confirm() {
    const answer = await remove().catch(failed);
    if (!answer.data?.deleteWebhookEndpoint) return toastFailure(answer.error);
    toast('Webhook removed.');
    void navigate('/admin/webhooks');
  }

  return (
    <ConfirmButton
      label="Remove"
      title="Remove this webhook?"
      confirmLabel="Remove webhook"
      busy={loading}
      onConfirm={confirm}
    >
      <p className="wrap-anywhere">{url} won’t receive any more events, and its delivery log is deleted.</p>
    </ConfirmButton>
  );
}
