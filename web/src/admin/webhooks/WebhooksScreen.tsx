import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import { useListState } from '../list/state/useListState.ts';
import { RowLink } from '../list/table/RowLink.tsx';
import { wholeList } from '../list/wholeList.ts';
import { NewWebhookDialog } from './NewWebhookDialog.tsx';
import { eventLabel } from './webhookEvents.ts';
import { useWebhooksQuery, type WebhooksQuery } from './Webhooks.generated.ts';

type WebhookRow = NonNullable<WebhooksQuery['webhookEndpoints']>[number];

const LIST = { sort: '', sorts: [''] };

const nameOf = ({ id, url }: WebhookRow) => <RowLink to={`/admin/webhooks/${id}`}>{url}</RowLink>;
const badgeOf = ({ enabled }: WebhookRow) => (
  <Mark tone={enabled ? 'good' : 'plain'}>{enabled ? 'On' : 'Off'}</Mark>
);
const toldOf = ({ events }: WebhookRow): string => events.map(eventLabel).join(', ');

const COLUMNS: readonly ListColumn<WebhookRow>[] = [
  { id: 'url', label: 'URL', always: true, cell: nameOf },
  { id: 'events', label: 'Events', cell: toldOf },
  { id: 'state', label: 'Status', cell: badgeOf },
];

/** /admin/webhooks: the URLs that the shop notifies of events. */
export function WebhooksScreen() {
  const list = useListState(LIST);
  const [isMaking, setIsMaking] = useState(false);
  const { data, error, refetch } = useWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage
      title="Webhooks"
      actions={
        <Button variant="primary" onClick={() => setIsMaking(true)}>
          <Plus className="size-4" />
          New webhook
        </Button>
      }
    >
      <p className="max-w-prose text-sm text-ink-2">
        The shop notifies these URLs as soon as something happens, signing each message with the webhook’s own
        secret.
      </p>
      <AdminList
        name="addresses"
        plain
        list={list}
        columns={COLUMNS}
        page={wholeList(data?.webhookEndpoints)}
        error={error}
        onRetry={refetch}
        rowName={({ url }) => url}
        card={(row) => (
          <div className="grid gap-1.5">
            <div className="flex items-start justify-between gap-3">
              {nameOf(row)}
              {badgeOf(row)}
            </div>
            <span className="text-ink-2">{toldOf(row)}</span>
          </div>
        )}
        empty={{
          title: 'No webhooks yet',
          text: 'Add the URL of a program to notify about orders, products or stock.',
        }}
      />
      <NewWebhookDialog open={isMaking} onClose={() => setIsMaking(false)} />
    </AdminPage>
  );
}
