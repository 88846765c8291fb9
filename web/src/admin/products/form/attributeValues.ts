import {
  blankAttribute,
  TYRE_ATTRIBUTES,
  tyreAttributes,
  type TypedAttributes,
  type TyreAttribute,
} from '@treadline/schema/trade/tyre/tyre-attribute';
import { recordOf } from '@treadline/schema/trade/values/words';
import type { CreateProductInput } from '../../../apollo/schema.generated.ts';
import type { DeskProductFragment } from '../detail/ProductDesk.generated.ts';

/** Whether an attribute is on the tyre label required by law. */
export const isOnTyreLabel = (name: TyreAttribute): boolean => 'isOnTyreLabel' in tyreAttributes[name];

export const NEW_ATTRIBUTES = recordOf<TypedAttributes>(
  TYRE_ATTRIBUTES.map((name) => [name, blankAttribute(name) ?? '']),
);

/** A product's attributes as form values. */
export function attributesOf(product: DeskProductFragment): TypedAttributes {
  return recordOf<TypedAttributes>(
    TYRE_ATTRIBUTES.map((name) => {
      const value = product[name] ?? '';
      return [name, typeof value === 'number' ? String(value) : value];
    }),
  );
}

/** Valid attributes as API input. */
export function attributesFrom(typed: TypedAttributes): Required<Pick<CreateProductInput, TyreAttribute>> {
  return recordOf(TYRE_ATTRIBUTES.map((name) => [name, given(name, typed[name])]));
}

function given(name: TyreAttribute, typed: string | boolean): string | number | boolean | null {
  if (typeof typed === 'boolean') return typed;
  const text = typed.trim();
  if (text === '') return null;
  return tyreAttributes[name].kind === 'measure' ? Number(text) : text;
}
