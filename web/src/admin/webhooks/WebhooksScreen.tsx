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
  { id: 'url', label: 'Address', always: true, cell: nameOf },
  { id: 'events', label: 'Told when', cell: toldOf },
  { id: 'state', label: 'State', cell: badgeOf },
];

/** /admin/webhooks: the addresses that the shop tells what happens in it. */
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
          New address
        </Button>
      }
    >
      <p className="max-w-prose text-sm text-ink-2">
        The shop tells these addresses at once when something happens, signed with a secret that each of them
        has.
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
          title: 'No addresses yet',
          text: 'Add the address of a program that should hear of orders, products or stock.',
        }}
      />
      <NewWebhookDialog open={isMaking} onClose={() => setIsMaking(false)} />
    </AdminPage>
  );
}
