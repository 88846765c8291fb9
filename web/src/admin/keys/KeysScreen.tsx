import { scopeFacts } from '@treadline/schema/trade/people/scope';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from '../../lib/text/format.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Mark } from '../frame/mark/Mark.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import type { ListColumn } from '../list/state/listColumn.ts';
import { useListState } from '../list/state/useListState.ts';
import { wholeList } from '../list/wholeList.ts';
import { useApiKeysQuery, type ApiKeysQuery } from './ApiKeys.generated.ts';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { RevokeKey } from './RevokeKey.tsx';

export type KeyRow = NonNullable<ApiKeysQuery['apiKeys']>[number];

const LIST = { sort: '', sorts: [''] };

function stateOf({ revokedAt, expiresAt }: KeyRow) {
  if (revokedAt !== null) return { isUsable: false, badge: <Mark>Revoked</Mark> };
  if (expiresAt !== null && Date.parse(expiresAt) < Date.now())
    return { isUsable: false, badge: <Mark tone="warn">Expired</Mark> };
  return { isUsable: true, badge: <Mark tone="good">In use</Mark> };
}

const lastUsed = ({ lastUsedAt }: KeyRow): string =>
  lastUsedAt === null ? 'Never' : formatDateTime(lastUsedAt);
const mayDo = ({ scopes }: KeyRow): string => scopes.map((scope) => scopeFacts[scope].label).join(', ');

const COLUMNS: readonly ListColumn<KeyRow>[] = [
  {
    id: 'name',
    label: 'Key',
    always: true,
    cell: (key) => (
      <span className="grid">
        <span className="font-[650] wrap-anywhere">{key.name}</span>
        <span className="font-mono text-xs text-ink-2">{key.prefix}…</span>
      </span>
    ),
  },
  { id: 'scopes', label: 'Permissions', cell: mayDo },
  { id: 'used', label: 'Last used', cell: lastUsed },
  { id: 'created', label: 'Created', cell: ({ createdAt }) => formatDate(createdAt) },
  {
    id: 'expires',
    label: 'Expires',
    cell: ({ expiresAt }) => (expiresAt === null ? 'Never' : formatDate(expiresAt)),
  },
  { id: 'state', label: 'Status', cell: (key) => stateOf(key).badge },
  {
    id: 'action',
    label: 'Action',
    cell: (key) => stateOf(key).isUsable && <RevokeKey id={key.id} name={key.name} />,
  },
];

/** /admin/keys: the API keys of programs that work with the shop. */
export function KeysScreen() {
  const list = useListState(LIST);
  const [isMaking, setIsMaking] = useState(false);
  const { data, error, refetch } = useApiKeysQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage
      title="API keys"
      actions={
        <Button variant="primary" onClick={() => setIsMaking(true)}>
          <Plus className="size-4" />
          New key
        </Button>
      }
    >
      <p className="max-w-prose text-sm text-ink-2">
        API keys let programs read or change the data you allow. See the{' '}
        <Link to="/api/docs" reloadDocument className="underline underline-offset-4">
          REST documentation
        </Link>{' '}
        and the{' '}
        <Link to="/playground" reloadDocument className="underline underline-offset-4">
          playground
        </Link>{' '}
        for what they can do.
      </p>
      <AdminList
        name="keys"
        plain
        list={list}
        columns={COLUMNS}
        page={wholeList(data?.apiKeys)}
        error={error}
        onRetry={refetch}
        rowName={({ name }) => name}
        card={(key) => <KeyCard apiKey={key} />}
        empty={{
          title: 'No keys yet',
          text: 'Create one for each program that works with the shop, such as your till or accounts.',
        }}
      />
      <NewKeyDialog open={isMaking} onClose={() => setIsMaking(false)} />
    </AdminPage>
  );
}

function KeyCard({ apiKey }: { apiKey: KeyRow }) {
  const { isUsable, badge } = stateOf(apiKey);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start justify-between gap-3">
        <span className="font-[650] wrap-anywhere">{apiKey.name}</span>
        {badge}
      </div>
      <span className="font-mono text-xs text-ink-2">{apiKey.prefix}…</span>
      <span className="text-ink-2">{mayDo(apiKey)}</span>
      <span className="text-xs text-ink-2">Last used: {lastUsed(apiKey)}</span>
      {isUsable && (
        <div>
          <RevokeKey id={apiKey.id} name={apiKey.name} />
        </div>
      )}
    </div>
  );
}
