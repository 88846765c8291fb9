import { getNamedType, Kind, valueFromASTUntyped, type ConstDirectiveNode, type GraphQLField } from 'graphql';

interface Annotated {
  astNode?: { readonly directives?: readonly ConstDirectiveNode[] } | null;
}

/** How long shared caches can keep an answer according to the schema, in seconds; undefined if it doesn't say. */
function sharedSeconds({ astNode }: Annotated): number | undefined {
  const hint = astNode?.directives?.find(({ name }) => name.value === 'cacheControl');
  if (!hint) return undefined;
  const said = Object.fromEntries(
    (hint.arguments ?? []).map(({ name, value }) => [
      name.value,
      value.kind === Kind.ENUM ? value.value : valueFromASTUntyped(value),
    ]),
  );
  return said.scope === 'PRIVATE' ? 0 : Number(said.maxAge ?? 0);
}

/** Whether the schema allows shared caches to keep a root field's answer. */
export function mayBeShared(field: GraphQLField<unknown, unknown>): boolean {
  return (sharedSeconds(field) ?? sharedSeconds(getNamedType(field.type) as Annotated) ?? 0) > 0;
}
