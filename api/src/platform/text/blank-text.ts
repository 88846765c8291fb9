import { getNullableType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { Extensions, Field } from 'type-graphql';

/**
 * An optional text field of an input. If it's missing, its service sees a blank text, so that a caller who leaves out
 * three fields is told about all three by `InvalidInput`, rather than about one by an error.
 */
export function BlankText({ description }: { readonly description: string }): PropertyDecorator {
  const field = Field(() => String, { nullable: true, description });
  const extension = Extensions({ blank: true });
  return (target, key) => {
    field(target, key);
    extension(target, key);
  };
}

/** An input with its missing blank texts filled in. */
export function withBlankTexts(type: GraphQLInputType | undefined, value: unknown): unknown {
  const input = type && getNullableType(type);
  if (!isInputObjectType(input) || typeof value !== 'object' || value === null) return value;
  const blank = Object.values(input.getFields()).filter(({ extensions }) => extensions['blank'] === true);
  const given: Readonly<Record<string, unknown>> = { ...value };
  return { ...given, ...Object.fromEntries(blank.map(({ name }) => [name, given[name] ?? ''])) };
}
