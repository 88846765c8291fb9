import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { LimitsConfig } from '../config/limits-config.ts';
import { documentRefused } from '../services/errors.ts';

/** The assumed length of a list that doesn't state one. */
const ASSUMED_ITEMS = 10;
/** The cost of one database statement, in objects. */
const STATEMENT_COST = 20;
/** The cost of a text search, in statements. */
const SEARCH_STATEMENTS = 5;
/**
 * How much of the schema a document can introspect. The introspection query of editors and of code generators is 15
 * levels deep, nine of them the wrappings of a type, and costs 307,315 if the list of types counts 200 items and every
 * other list ten. Nobody needs more at once, and the answer takes less than a tenth of a second.
 */
const INTROSPECTION = { depth: 15, cost: 320_000, types: 200 } as const;
/** The fields that GraphQL itself adds: the last to every object type, the others to the query type. */
const META_FIELDS: ReadonlyMap<string, GraphQLField<unknown, unknown>> = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].map((field) => [field.name, field]),
);
/** Stops walking a document whose fragments multiply. */
const MAX_WALKED_FIELDS = 5_000;

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
  depth: number;
  introspectionDepth: number;
  introspectionCost: number;
  aliases: number;
  fields: number;
}

/** The most work a document could cause. */
export interface DocumentWeight {
  /** Levels of fields, not counting those below `__schema` and `__type`. */
  readonly depth: number;
  /** Levels of fields, from the root, of introspection; 0 if the document has none. */
  readonly introspectionDepth: number;
  /** All aliases, wherever they are. */
  readonly aliases: number;
  /**
   * Objects to build: a list counts each of its items, at each level of objects. A statement counts as several objects.
   */
  readonly cost: number;
  /**
   * Parts of the schema to return, counted the same way. They're in memory, so they cost far less and have their own
   * limit.
   */
  readonly introspectionCost: number;
}

function numberOf(value: ValueNode | undefined, variables: Walk['variables']): number | null {
  if (value?.kind === Kind.INT) return Number(value.value);
  if (value?.kind !== Kind.VARIABLE) return null;
  const given = variables[value.name.value];
  return typeof given === 'number' ? given : null;
}

/** A field's definition. In a valid document, GraphQL's own fields appear only where they exist. */
function fieldOf(type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) ? (type.getFields()[name] ?? META_FIELDS.get(name)) : undefined;
}

/** The length of a field's list, from its extensions if it's long. The list of all types has its own length. */
function assumedItems({ name, extensions }: GraphQLField<unknown, unknown>, type: GraphQLNamedType): number {
  if (isIntrospectionType(type)) return name === 'types' ? INTROSPECTION.types : ASSUMED_ITEMS;
  const { assumedItems: items } = extensions;
  return typeof items === 'number' ? items : ASSUMED_ITEMS;
}

/**
 * The length of the longest list among a field's arguments, such as the ids of the items to return; null if there is
 * none.
 */
function asMany({ arguments: given = [] }: FieldNode, { variables }: Walk): number | null {
  const lengths = given.map(({ value }) => {
    if (value.kind === Kind.LIST) return value.values.length;
    const list = value.kind === Kind.VARIABLE ? variables[value.name.value] : null;
    return Array.isArray(list) ? list.length : 0;
  });
  return Math.max(...lengths, 0) || null;
}

/** The page's limit applies to its `items`, and to lists with several entries per item. */
function ofPage({ name, extensions }: GraphQLField<unknown, unknown>, limit: number | null): number | null {
  if (limit === null || name === 'items') return limit;
  const { assumedPerItem } = extensions;
  return typeof assumedPerItem === 'number' ? limit * assumedPerItem : null;
}

/**
 * A field's statements, from its extensions: true if it queries the database once for each parent, a number if it's
 * worth several statements. A search reads far more rows than it finds.
 */
function ownCost({ extensions }: GraphQLField<unknown, unknown>, node: FieldNode, walk: Walk): number {
  const { runsStatement } = extensions;
  const statements = typeof runsStatement === 'number' ? runsStatement : Number(runsStatement === true);
  return (statements + (searches(node, walk) ? SEARCH_STATEMENTS : 0)) * STATEMENT_COST;
}

/** Whether the field has a search text. */
function searches({ arguments: given }: FieldNode, { variables }: Walk): boolean {
  const value = given?.find(({ name }) => name.value === 'search')?.value;
  if (value?.kind === Kind.VARIABLE) return typeof variables[value.name.value] === 'string';
  return value !== undefined && value.kind !== Kind.NULL;
}

/** The default values of variables. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}

function costOf(
  selections: SelectionSetNode,
  type: GraphQLNamedType,
  limit: number | null,
  depth: number,
  walk: Walk,
): number {
  if (isIntrospectionType(type)) walk.introspectionDepth = Math.max(walk.introspectionDepth, depth);
  else walk.depth = Math.max(walk.depth, depth);
  let cost = 0;
  for (const selection of selections.selections) {
    walk.fields += 1;
    if (walk.fields > MAX_WALKED_FIELDS)
      throw documentRefused(`The document has more than ${MAX_WALKED_FIELDS} fields.`);
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = walk.fragments.get(selection.name.value);
      if (fragment)
        cost += costOf(
          fragment.selectionSet,
          walk.schema.getType(fragment.typeCondition.name.value) ?? type,
          limit,
          depth,
          walk,
        );
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      cost += costOf(
        selection.selectionSet,
        (selection.typeCondition && walk.schema.getType(selection.typeCondition.name.value)) ?? type,
        limit,
        depth,
        walk,
      );
    } else {
      if (selection.alias) walk.aliases += 1;
      const field = fieldOf(type, selection.name.value);
      if (!field || !selection.selectionSet || !isCompositeType(getNamedType(field.type))) continue;
      const argument = selection.arguments?.find(({ name }) => name.value === 'limit')?.value;
      const fallback = field.args.find(({ name }) => name === 'limit')?.defaultValue;
      const own = numberOf(argument, walk.variables) ?? (typeof fallback === 'number' ? fallback : null);
      const size = isList(field.type)
        ? (own ?? asMany(selection, walk) ?? ofPage(field, limit) ?? assumedItems(field, type))
        : 1;
      const whole =
        ownCost(field, selection, walk) +
        Math.max(size, 1) *
          (1 + costOf(selection.selectionSet, getNamedType(field.type), own, depth + 1, walk));
      if (META_FIELDS.has(field.name)) walk.introspectionCost += whole;
      else cost += whole;
    }
  }
  return cost;
}

/**
 * Weighs an operation before it's executed. The document must have passed validation, so that its fragments don't
 * recurse forever.
 */
export function weighDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): DocumentWeight {
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const walk: Walk = {
    schema,
    fragments,
    variables: { ...defaultsOf(operation), ...variables },
    depth: 0,
    introspectionDepth: 0,
    introspectionCost: 0,
    aliases: 0,
    fields: 0,
  };
  const root = schema.getRootType(operation.operation);
  const cost = root ? costOf(operation.selectionSet, root, null, 1, walk) : 0;
  const { depth, introspectionDepth, introspectionCost, aliases } = walk;
  return { depth, introspectionDepth, aliases, cost, introspectionCost };
}

/** @throws PublicError DOCUMENT_REFUSED that names the exceeded limit and the document's value. */
export function checkWeight(
  { depth, introspectionDepth, aliases, cost, introspectionCost }: DocumentWeight,
  limits: LimitsConfig,
  maxCost: number,
): void {
  if (depth > limits.depth)
    throw documentRefused(`The document is ${depth} levels deep; at most ${limits.depth} are allowed.`);
  if (aliases > limits.aliases)
    throw documentRefused(`The document has ${aliases} aliases; at most ${limits.aliases} are allowed.`);
  if (cost > maxCost)
    throw documentRefused(
      `The document costs ${cost}; at most ${maxCost} is allowed. Request fewer items or fewer levels.`,
    );
  if (introspectionDepth > INTROSPECTION.depth)
    throw documentRefused(
      `The document reads the schema ${introspectionDepth} levels deep; at most ${INTROSPECTION.depth} are allowed.`,
    );
  if (introspectionCost > INTROSPECTION.cost)
    throw documentRefused(
      `The document reads the schema at a cost of ${introspectionCost}; at most ${INTROSPECTION.cost} is allowed.`,
    );
}
