import {
  getArgumentValues,
  isObjectType,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type SelectionSetNode,
} from 'graphql';

/** The fields a document requests of one object: each name with the fields below it. */
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
 * The fields requested below the one being resolved, so that a read fetches only those columns. Skipped fields (@skip,
 * @include) count as requested: reading a column too many does no harm.
 */
export function requestedFields(info: GraphQLResolveInfo): RequestedFields {
  const fields = new Map<string, RequestedFields>();
  for (const node of info.fieldNodes) collect(node.selectionSet, info, fields);
  return fields;
}

/**
 * The arguments of a field of the object being resolved, defaults included; null unless the document selects the field
 * exactly once and without a directive that could leave it out.
 * @param type the object's type.
 */
export function requestedArguments(
  info: GraphQLResolveInfo,
  type: GraphQLNamedType | undefined,
  name: string,
): Record<string, unknown> | null {
  const definition = isObjectType(type) ? type.getFields()[name] : undefined;
  const [node, ...others] = info.fieldNodes.flatMap(({ selectionSet }) => named(name, selectionSet, info));
  if (!definition || !node || others.length > 0 || node.directives?.length) return null;
  return getArgumentValues(definition, node, info.variableValues);
}

function named(
  name: string,
  selections: SelectionSetNode | undefined,
  info: GraphQLResolveInfo,
): FieldNode[] {
  return (selections?.selections ?? []).flatMap((selection) => {
    if (selection.kind === 'Field') return selection.name.value === name ? [selection] : [];
    if (selection.kind === 'InlineFragment') return named(name, selection.selectionSet, info);
    return named(name, info.fragments[selection.name.value]?.selectionSet, info);
  });
}
