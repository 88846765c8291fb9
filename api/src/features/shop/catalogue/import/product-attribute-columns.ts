import {
  attributeRule,
  TYRE_ATTRIBUTES,
  tyreAttributes,
  type AttributeFacts,
  type TyreAttribute,
} from '@treadline/schema/trade/tyre/tyre-attribute';
import { recordOf } from '@treadline/schema/trade/values/words';
import { flagOf, wholeOf } from '../../../../platform/features/file-columns.ts';
import { ruled, type ProductColumn } from './product-column.ts';
import type { ProductDraft } from './product-draft.ts';

/** The column's name: runFlatCode is run_flat_code. */
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function readAttribute(name: TyreAttribute, facts: AttributeFacts, cell: string): ProductDraft | string {
  switch (facts.kind) {
    case 'flag': {
      const flag = flagOf(cell);
      return flag === null ? 'Enter yes or no' : { [name]: flag };
    }
    case 'measure': {
      const measure = wholeOf(cell);
      return measure === null
        ? `Enter a number of ${facts.unit}`
        : ruled(attributeRule(name), measure, facts.label, { [name]: measure });
    }
    case 'choice': {
      const value = cell.toUpperCase();
      return facts.values.includes(value) ? { [name]: value } : `Enter ${facts.values.join(', ')}`;
    }
    case 'text':
      return ruled(attributeRule(name), cell, facts.label, { [name]: cell });
  }
}

const meaningOf = (facts: AttributeFacts): string =>
  ({
    flag: () => 'yes or no',
    measure: () => (facts.kind === 'measure' ? `${facts.min} to ${facts.max} ${facts.unit}` : ''),
    choice: () => (facts.kind === 'choice' ? facts.values.join(', ') : ''),
    text: () => (facts.kind === 'text' ? facts.hint : ''),
  })[facts.kind]();

function attribute(name: TyreAttribute): ProductColumn {
  const facts: AttributeFacts = tyreAttributes[name];
  const isNullable = facts.kind !== 'flag' && !(facts.kind === 'choice' && facts.usual);
  return {
    label: facts.fullLabel ?? facts.label,
    meaning: meaningOf(facts),
    ...(facts.rest && facts.rest !== snake(name) ? { aliases: [facts.rest] } : {}),
    read: (cell) => readAttribute(name, facts, cell),
    write(product) {
      const value = product[name];
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : (value ?? '');
    },
    ...(isNullable ? { cleared: { [name]: null } } : {}),
  };
}

/** The columns of the facts about a tyre besides its model, size, load and speed. */
export const attributeColumns = recordOf<Readonly<Record<string, ProductColumn>>>(
  TYRE_ATTRIBUTES.map((name) => [snake(name), attribute(name)]),
);
