import { priceBy, ruleFor } from '@treadline/schema/trade/prices/price-rule';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { TextField } from '../../ui/form/TextField.tsx';
import { useDebouncedValue } from '../form/useDebouncedValue.ts';
import { useTyresToPriceQuery, type TyresToPriceQuery } from './PriceRules.generated.ts';
import { pricedText } from './ruleText.ts';
import { readRule, type RulesValues } from './ruleValues.ts';

type Tyre = NonNullable<TyresToPriceQuery['tyresToPrice']>[number];

/** Shows what the rules as typed would make of tyres from the catalogue. */
export function TyreTrial({ form }: { form: UseFormReturn<RulesValues> }) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed.trim());
  const { data } = useTyresToPriceQuery({
    variables: { search },
    skip: search === '',
    fetchPolicy: 'cache-and-network',
  });
  const values = useWatch({ control: form.control, name: 'rules' });
  const rules = values.map((one) => readRule(one));
  const tyres = search === '' ? [] : (data?.tyresToPrice ?? []);

  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <TextField
        label="Try a tyre"
        hint="Name, size or SKU. The rules are taken as they stand here, saved or not."
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        maxLength={100}
        className="max-w-md"
      />
      <ul aria-label="Tyres priced by these rules" aria-live="polite" className="divide-y divide-line">
        {tyres.map((tyre) => (
          <li key={tyre.id} className="grid gap-0.5 py-2 text-sm">
            <span className="font-[650] wrap-anywhere">{tyre.name}</span>
            <span className="tabular-nums">{verdict(rules, tyre)}</span>
          </li>
        ))}
      </ul>
      {search !== '' && data?.tyresToPrice?.length === 0 && (
        <p className="text-sm text-ink-2">No tyre matches.</p>
      )}
    </div>
  );
}

function verdict(rules: readonly ReturnType<typeof readRule>[], tyre: Tyre): string {
  const { price, cost, isOnSale } = tyre;
  const rule = ruleFor(rules, tyre);
  if (!rule) return 'No rule is for it.';
  const by = `Rule “${rule.name || 'New rule'}”`;
  if (rule.leavesAlone) return `${by} leaves it at ${formatPrice(price)}.`;
  if (cost === null) return `${by}, but without a cost it stays at ${formatPrice(price)}.`;
  if (isOnSale) return `${by}, but it’s on sale and stays at ${formatPrice(price)}.`;
  if (rule.marginPercent === null && rule.addition === null) return `${by} has no margin yet.`;
  return `${by}: cost ${formatPrice(cost)}, ${formatPrice(price)} → ${pricedText(priceBy(rule, cost).price, cost)}`;
}
