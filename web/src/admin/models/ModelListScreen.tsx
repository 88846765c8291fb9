import { useCan } from '../../features/accounts/session/useCan.ts';
import { LinkButton } from '../../ui/base/LinkButton.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { useListState } from '../list/state/useListState.ts';
import { ModelCard, modelColumns } from './modelColumns.tsx';
import { LIST_DEFAULTS, modelFilterOf, modelFilters, SORT_LABELS } from './modelFilters.ts';
import { useModelListPartsQuery, useModelListQuery } from './ModelList.generated.ts';

/** /admin/models: every model, with totals of its sizes. */
export function ModelListScreen() {
  const list = useListState(LIST_DEFAULTS);
  const { data, previousData, error, refetch, variables } = useModelListQuery({
    variables: { ...modelFilterOf(list), page: list.page, limit: list.pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const { data: parts } = useModelListPartsQuery({ fetchPolicy: 'cache-and-network' });
  const newModel = useCan()('WRITE_CATALOGUE') && (
    <LinkButton to="/admin/models/new" variant="primary">
      New model
    </LinkButton>
  );
  return (
    <AdminPage title="Models" actions={newModel}>
      <AdminList
        name="models"
        file={{ name: 'models', variables }}
        list={list}
        columns={modelColumns}
        page={(data ?? previousData)?.adminModels}
        error={error}
        onRetry={refetch}
        rowName={({ model }) => model.fullName}
        card={(row) => <ModelCard row={row} />}
        tabs={[
          { id: '', label: 'All models', count: parts?.all?.pageInfo.totalItems },
          { id: 'listed', label: 'In the shop', count: parts?.listed?.pageInfo.totalItems },
          { id: 'unlisted', label: 'Not in the shop', count: parts?.unlisted?.pageInfo.totalItems },
          { id: 'removed', label: 'Removed', count: parts?.removed?.pageInfo.totalItems },
        ]}
        searchLabel="Name, size, SKU or EAN"
        filters={modelFilters(parts?.brands ?? [])}
        sortLabels={SORT_LABELS}
        empty={{
          title: 'No models yet',
          text: 'A model is one tyre in all its sizes. Add one, then paste its sizes from a spreadsheet.',
          action: newModel,
        }}
      />
    </AdminPage>
  );
}
