import { Send } from 'lucide-react';
import { failed } from '../../apollo/failureText.ts';
import type { WebhookDeliveryStatus } from '../../apollo/schema.generated.ts';
import { toastFailure } from '../../apollo/toastFailure.ts';
import { formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { Mark } from '../frame/mark/Mark.tsx';
import { tellAnswer } from '../frame/tellAnswer.ts';
import { polled } from '../frame/waiting/polled.ts';
import { AdminList } from '../list/AdminList.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import { useListState } from '../list/state/useListState.ts';
import type { Delivery } from './delivery.ts';
import { DeliveryDetails } from './DeliveryDetails.tsx';
import {
  useReplayDeliveryMutation,
  useSendTestEventMutation,
  useWebhookDeliveriesQuery,
} from './WebhookDeliveries.generated.ts';
import { eventLabel } from './webhookEvents.ts';

const LIST = { sort: '', sorts: [''] };
const POLL_MS = 5_000;
const TABS = [
  { id: '', label: 'All' },
  { id: 'FAILED', label: 'Failed' },
  { id: 'QUEUED', label: 'Waiting' },
  { id: 'DELIVERED', label: 'Delivered' },
];
const STATUSES: readonly WebhookDeliveryStatus[] = ['FAILED', 'QUEUED', 'DELIVERED'];

const BADGES = {
  QUEUED: <Mark tone="warn">Waiting</Mark>,
  DELIVERED: <Mark tone="good">Delivered</Mark>,
  FAILED: <Mark tone="bad">Failed</Mark>,
} as const;

/** The last response, in a few words. */
function answerOf({ attempts }: Delivery): string {
  const last = attempts.at(-1);
  if (!last) return 'Not sent yet';
  return last.statusCode === null
    ? (last.error ?? 'No response')
    : `${last.statusCode} in ${last.durationMs} ms`;
}

const COLUMNS: readonly ListColumn<Delivery>[] = [
  { id: 'at', label: 'When', always: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    id: 'event',
    label: 'Event',
    cell: (row) => <DeliveryDetails delivery={row} label={eventLabel(row.event)} />,
  },
  { id: 'state', label: 'Status', cell: ({ status }) => BADGES[status] },
  {
    id: 'answer',
    label: 'Last response',
    cell: (row) => <span className="wrap-anywhere">{answerOf(row)}</span>,
  },
  { id: 'tries', label: 'Attempts', figures: true, cell: ({ tries }) => tries },
  { id: 'action', label: 'Action', cell: (row) => <Replay delivery={row} /> },
];

/** A webhook's deliveries of the last 30 days, with buttons to test it and to send again. */
export function Deliveries({ endpointId, isOn }: { endpointId: string; isOn: boolean }) {
  const list = useListState(LIST);
  const status = STATUSES.find((one) => one === list.tab) ?? null;
  const { data, error, refetch } = useWebhookDeliveriesQuery({
    variables: { endpointId, status, page: list.page, limit: list.pageSize },
    fetchPolicy: 'cache-and-network',
    ...polled(POLL_MS),
  });
  return (
    <section aria-label="Deliveries" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Deliveries</h2>
        <TestButton
          endpointId={endpointId}
          isOn={isOn}
          onSent={() => void refetch().catch(() => undefined)}
        />
      </div>
      <AdminList
        name="deliveries"
        plain
        tabs={TABS}
        list={list}
        columns={COLUMNS}
        page={data?.webhookDeliveries}
        error={error}
        onRetry={refetch}
        rowName={({ event }) => eventLabel(event)}
        card={(row) => (
          <div className="grid gap-1.5">
            <div className="flex items-start justify-between gap-3">
              <DeliveryDetails delivery={row} label={eventLabel(row.event)} />
              {BADGES[row.status]}
            </div>
            <span className="text-xs text-ink-2">{formatDateTime(row.createdAt)}</span>
            <span className="wrap-anywhere text-ink-2">{answerOf(row)}</span>
            <div>
              <Replay delivery={row} />
            </div>
          </div>
        )}
        empty={{
          title: 'No deliveries yet',
          text: 'Events appear here with their responses for 30 days. Send a test to see whether it works.',
        }}
      />
    </section>
  );
}

function TestButton({ endpointId, isOn, onSent }: { endpointId: string; isOn: boolean; onSent: () => void }) {
  const [send, { loading }] = useSendTestEventMutation({ variables: { endpointId } });

  async function test() {
    const answer = await send().catch(failed);
    if (!tellAnswer(answer.data?.sendTestEvent, answer.error)) return;
    toast('Test sent. The response appears below.');
    onSent();
  }

  return (
    <Button
      busy={loading}
      disabledReason={isOn ? undefined : 'Turn this webhook on first'}
      onClick={() => void test()}
    >
      <Send className="size-4" />
      Send test
    </Button>
  );
}

function Replay({ delivery: { id, status, event } }: { delivery: Delivery }) {
  const [replay, { loading }] = useReplayDeliveryMutation({ variables: { id } });
  if (status === 'QUEUED') return null;

  async function again() {
    const answer = await replay().catch(failed);
    if (!answer.data?.redeliverWebhook) return toastFailure(answer.error);
    toast('Sending again.');
  }

  return (
    <Button
      busy={loading}
      aria-label={`Send again: ${eventLabel(event)}`}
      onClick={() => void again()}
      className="relative z-1"
    >
      Send again
    </Button>
  );
}
