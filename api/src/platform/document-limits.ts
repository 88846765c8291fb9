import { getNamedType, getNullableType, isCompositeType, isListType, isObjectType, Kind, type DocumentNode, type FragmentDefinitionNode, type GraphQLField, type GraphQLNamedType, type GraphQLOutputType, type GraphQLSchema, type OperationDefinitionNode, type SelectionSetNode, type ValueNode } from 'graphql';
import type { LimitsConfig } from './config.ts';
import { documentRefused } from './errors.ts';

/** How large a list is taken to be when nothing says so. */
const ASSUMED_ITEMS = 10;
/** As much work as so many objects. */
const STATEMENT_COST = 20;
/** A document that nests fragments without end would otherwise be walked for ever. */
const MAX_WALKED_FIELDS = 5_000;

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
  depth: number;
  aliases: number;
  fields: number;
}

/** What a document would make the server do at most. */
export interface DocumentWeight {
  /** Levels of fields. */
  readonly depth: number;
  readonly aliases: number;
  /** Objects to be built: a list counts each of its items, once for each level of objects. Statements count as many objects. */
  readonly cost: number;
}

function numberOf(value: ValueNode | undefined, variables: Walk['variables']): number | null {
  if (value?.kind === Kind.INT) return Number(value.value);
  if (value?.kind !== Kind.VARIABLE) return null;
  const given = variables[value.name.value];
  return typeof given === 'number' ? given : null;
}

/** A field whose lists are long says so in its extensions. */
function assumedItems({ extensions }: GraphQLField<unknown, unknown>): number {
  const { assumedItems: items } = extensions;
  return typeof items === 'number' ? items : ASSUMED_ITEMS;
}

/** A field that asks the database once for each object it stands on says so in its extensions. */
function ownCost({ extensions }: GraphQLField<unknown, unknown>): number {
  return extensions['runsStatement'] === true ? STATEMENT_COST : 0;
}

/** What stands for variables that are not given. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(variableDefinitions.flatMap(({ variable, defaultValue }) => (defaultValue ? [[variable.name.value, numberOf(defaultValue, {})]] : [])));
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}

function costOf(selections: SelectionSetNode, type: GraphQLNamedType, limit: number | null, depth: number, walk: Walk): number {
  walk.depth = Math.max(walk.depth, depth);
  let cost = 0;
  for (const selection of selections.selections) {
    walk.fields += 1;
    if (walk.fields > MAX_WALKED_FIELDS) throw documentRefused(`The document has more than ${MAX_WALKED_FIELDS} fields.`);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = walk.fragments.get(selection.name.value);
      if (fragment) cost += costOf(fragment.selectionSet, walk.schema.getType(fragment.typeCondition.name.value) ?? type, limit, depth, walk);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      cost += costOf(selection.selectionSet, (selection.typeCondition && walk.schema.getType(selection.typeCondition.name.value)) ?? type, limit, depth, walk);
    } else {
      if (selection.alias) walk.aliases += 1;
      const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
      if (!field || !selection.selectionSet || !isCompositeType(getNamedType(field.type))) continue;
      const argument = selection.arguments?.find(({ name }) => name.value === 'limit')?.value;
      const fallback = field.args.find(({ name }) => name === 'limit')?.defaultValue;
      const own = numberOf(argument, walk.variables) ?? (typeof fallback === 'number' ? fallback : null);
      // `items` is the list its page's limit speaks of; any other list without a limit is assumed short.
      const size = isList(field.type) ? (own ?? (selection.name.value === 'items' ? limit : null) ?? assumedItems(field)) : 1;
      cost += ownCost(field) + Math.max(size, 1) * (1 + costOf(selection.selectionSet, getNamedType(field.type), own, depth + 1, walk));
    }
  }
  return cost;
}

/** Weighs an operation before anything is done for it. The document must have passed validation: its fragments end. */
export function weighDocument(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, variables: Readonly<Record<string, unknown>>): DocumentWeight {
  const fragments = new Map(document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])));
  const walk: Walk = { schema, fragments, variables: { ...defaultsOf(operation), ...variables }, depth: 0, aliases: 0, fields: 0 };
  const root = schema.getRootType(operation.operation);
  const cost = root ? costOf(operation.selectionSet, root, null, 1, walk) : 0;
  return { depth: walk.depth, aliases: walk.aliases, cost };
}

/** @throws PublicError DOCUMENT_REFUSED that says which limit is passed and by how much. */
export function checkWeight({ depth, aliases, cost }: DocumentWeight, limits: LimitsConfig, maxCost: number): void {
  if (depth > limits.depth) throw documentRefused(`The document is ${depth} levels deep; at most ${limits.depth} are allowed.`);
  if (aliases > limits.aliases) throw documentRefused(`The document has ${aliases} aliases; at most ${limits.aliases} are allowed.`);
  if (cost > maxCost) throw documentRefused(`The document costs ${cost}; at most ${maxCost} is allowed. Ask for fewer items or fewer levels.`);
}
