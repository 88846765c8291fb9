import { useState } from 'react';
import { Button } from '../../ui/base/Button.tsx';
import { AdminPage } from '../frame/page/AdminPage.tsx';
import { NotShown } from '../frame/page/NotShown.tsx';
import { usePriceRulesQuery } from './PriceRules.generated.ts';
import { PriceRunList } from './PriceRunList.tsx';
import { RuleList } from './RuleList.tsx';
import { StartRunDialog } from './StartRunDialog.tsx';

/** /admin/prices: the rules that prices follow from, and their runs. */
export function PricesScreen() {
  const query = usePriceRulesQuery({ fetchPolicy: 'cache-and-network' });
  const [isStarting, setStarting] = useState(false);
  const rules = query.data?.priceRules;
  if (!rules)
    return (
      <NotShown query={query} thing="rules" back={{ to: '/admin/products', label: 'Products' }}>
        Reload the page.
      </NotShown>
    );
  const names = {
    brands: new Map(query.data?.adminBrands?.items.map(({ id, brand }) => [id, brand.name])),
    suppliers: new Map(rules.suppliers.map(({ id, name }) => [id, name])),
  };
  return (
    <AdminPage
      title="Price rules"
      actions={
        rules.rules.length > 0 && (
          <Button variant="primary" onClick={() => setStarting(true)}>
            Compare prices…
          </Button>
        )
      }
    >
      <RuleList saved={rules} names={names} reload={query.refetch} />
      <PriceRunList />
      <StartRunDialog open={isStarting} onClose={() => setStarting(false)} />
    </AdminPage>
  );
}
