import { ArrowDown, ArrowUp, Pencil, X } from 'lucide-react';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/base/Button.tsx';
import { IconButton } from '../../ui/base/IconButton.tsx';
import { RuleFields } from './RuleFields.tsx';
import { conditionsText, exampleText, type RuleNames } from './ruleText.ts';
import { readRule, type RulesValues } from './ruleValues.ts';

/** A rule's place in the list, and what can be done with it. */
export interface RulePlace {
  at: number;
  isFirst: boolean;
  /** Whether it's the last one before the rule for all other tyres. */
  isLastBeforeRest: boolean;
  /** Whether it's the rule for all other tyres, which stays where it is. */
  isRest: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

interface RuleCardProps {
  form: UseFormReturn<RulesValues>;
  place: RulePlace;
  names: RuleNames;
  /** The cost of the worked example in pence; null while none is typed. */
  cost: number | null;
}

/** A rule in the list: its conditions and a worked example, and its fields while it's open. */
export function RuleCard({ form, place, names, cost }: RuleCardProps) {
  const { at, isRest, isOpen, onToggle } = place;
  const id = useId();
  const values = useWatch({ control: form.control, name: `rules.${at}` });
  const rule = readRule(values);
  const title = values.name.trim() || 'New rule';
  return (
    <li
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 gap-3 rounded-lg border border-line bg-card p-4"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <span aria-hidden className="w-5 pt-0.5 text-ink-2 tabular-nums">
          {at + 1}.
        </span>
        <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
          <h3 id={`${id}-title`} className="text-base wrap-anywhere">
            {title}
          </h3>
          <p className="text-sm wrap-anywhere text-ink-2">{conditionsText(rule, names)}</p>
          {cost !== null && <p className="text-sm tabular-nums">{exampleText(rule, cost)}</p>}
        </div>
        <div className="-my-1 ml-auto flex items-center">
          {!isRest && <Movers title={title} place={place} />}
          <Button aria-expanded={isOpen} aria-controls={`${id}-fields`} onClick={onToggle} className="ml-1">
            <Pencil className="size-4" />
            {isOpen ? 'Close' : 'Edit'}
            <span className="sr-only"> {title}</span>
          </Button>
        </div>
      </div>
      <div id={`${id}-fields`} hidden={!isOpen}>
        <RuleFields form={form} at={at} isRest={isRest} names={names} />
      </div>
    </li>
  );
}

function Movers({ title, place }: { title: string; place: RulePlace }) {
  const { at, isFirst, isLastBeforeRest, onMove, onRemove } = place;
  return (
    <>
      <IconButton
        label={`Move ${title} up`}
        icon={<ArrowUp className="size-5" />}
        disabled={isFirst}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        label={`Move ${title} down`}
        icon={<ArrowDown className="size-5" />}
        disabled={isLastBeforeRest}
        onClick={() => onMove(at + 1)}
      />
      <IconButton label={`Remove ${title}`} icon={<X className="size-5" />} onClick={onRemove} />
    </>
  );
}
