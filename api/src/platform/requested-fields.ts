import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** The fields a document requests of one object: name to the fields below it. */
export type RequestedFields = ReadonlyMap<string, RequestedFields>;

function collect(
  selections: SelectionSetNode | undefined,
  info: GraphQLResolveInfo,
  into: Map<string, RequestedFields>,
): void {
  for (const selection of selections?.selections ?? []) {
    if (selection.kind === 'Field') addField(selection, info, into);
    else if (selection.kind === 'InlineFragment') collect(selection.selectionSet, info, into);
    else collect(info.fragments[selection.name.value]?.selectionSet, info, into);
  }
}

function addField(field: FieldNode, info: GraphQLResolveInfo, into: Map<string, RequestedFields>): void {
  const below = new Map(into.get(field.name.value));
  collect(field.selectionSet, info, below);
  into.set(field.name.value, below);
}

/**
 * The fields requested below the one being resolved, so that a read fetches just those columns. Skipped
 * fields (@skip, @include) count as requested: reading a column too many does no harm.
 */
export function requestedFields(info: GraphQLResolveInfo): RequestedFields {
  const fields = new Map<string, RequestedFields>();
  for (const node of info.fieldNodes) collect(node.selectionSet, info, fields);
  return fields;
}
