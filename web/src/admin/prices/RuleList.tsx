import { parsePrice } from '@treadline/schema/trade/values/money';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../ui/base/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { AdminForm } from '../form/AdminForm.tsx';
import { PriceField } from '../form/PriceField.tsx';
import { useAdminForm, type SaveAnswer } from '../form/useAdminForm.ts';
import { Panel } from '../frame/page/Panel.tsx';
import { useSavePriceRulesMutation, type EditedPriceRulesFragment } from './PriceRules.generated.ts';
import { RuleCard } from './RuleCard.tsx';
import type { RuleNames } from './ruleText.ts';
import { NEW_RULE, rulesInput, rulesValues, type RulesValues } from './ruleValues.ts';
import { TyreTrial } from './TyreTrial.tsx';

const EXAMPLE = '52.10';

interface RuleListProps {
  saved: EditedPriceRulesFragment;
  names: RuleNames;
  reload: () => Promise<unknown>;
}

/** The form of all price rules, in their order. */
export function RuleList({ saved, names, reload }: RuleListProps) {
  const [save] = useSavePriceRulesMutation({ refetchQueries: ['PriceRules'] });
  const [example, setExample] = useState(EXAMPLE);
  const [open, setOpen] = useState<string | null>(null);
  const control = useAdminForm<RulesValues>({
    draft: 'price-rules',
    saved: rulesValues(saved),
    revision: saved.revision,
    async save(values, revision): Promise<SaveAnswer> {
      const input = rulesInput(values, revision ?? saved.revision);
      return (await save({ variables: { input } })).data?.savePriceRules;
    },
    done: 'Rules saved',
    onSaved: () => setOpen(null),
    reload,
  });
  const { form } = control;
  const { fields, insert, move, remove } = useFieldArray({ control: form.control, name: 'rules' });
  const { errors } = form.formState;
  const rest = fields.length - 1;
  const cost = parsePrice(example);

  return (
    <AdminForm scope="WRITE_CATALOGUE" control={control} label="Price rules" saveLabel="Save rules">
      <Panel
        title="Rules"
        action={
          <Button
            onClick={() => {
              insert(rest, { ...NEW_RULE }, { focusName: `rules.${rest}.name` });
              setOpen(`new ${rest}`);
            }}
          >
            <Plus className="size-4" />
            Add rule
          </Button>
        }
      >
        <p className="max-w-prose text-sm text-ink-2">
          The first rule that a tyre matches sets its price. Costs, margins and additions are without VAT;
          prices have it. Tyres without a cost and tyres on sale are left alone, and the fitted price moves
          with the price.
        </p>
        <PriceField
          label="Cost for the examples, £"
          value={example}
          onChange={({ target }) => setExample(target.value)}
          className="max-w-52"
        />
        <ol className="grid gap-3">
          {fields.map(({ id }, at) => {
            const isOpen = open === id || open === `new ${at}` || errors.rules?.[at] !== undefined;
            return (
              <RuleCard
                key={id}
                form={form}
                names={names}
                cost={cost === 0 ? null : cost}
                place={{
                  at,
                  isFirst: at === 0,
                  isLastBeforeRest: at === rest - 1,
                  isRest: at === rest,
                  isOpen,
                  onToggle: () => setOpen(isOpen ? null : id),
                  onMove: (to) => move(at, to),
                  onRemove: () => remove(at),
                }}
              />
            );
          })}
        </ol>
        <TyreTrial form={form} />
      </Panel>
      <Panel title="Prices that follow by themselves">
        <Checkbox label="Keep prices in step with the rules" {...form.register('keepsInStep')} />
        <p className="max-w-prose text-sm text-ink-2">
          Within minutes of a new cost, the prices that depend on it change. If one would change by more than
          30%, or more than half of the catalogue would, nothing changes until you or a colleague has looked
          at the run.
        </p>
      </Panel>
    </AdminForm>
  );
}
