import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  print,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** A directive that affects only the types, never the answer. */
const OF_TYPES_ALONE = 'unmask';

const meant = (directives: readonly DirectiveNode[] = []): readonly DirectiveNode[] =>
  directives.filter(({ name }) => name.value !== OF_TYPES_ALONE);

/** Inlines the fragments of one document. */
class Flattening {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;

  constructor(schema: GraphQLSchema, { definitions }: DocumentNode) {
    this.#schema = schema;
    this.#fragments = new Map(
      definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
      ),
    );
  }

  selectionSet(sets: readonly SelectionSetNode[], type: GraphQLNamedType): SelectionSetNode {
    const written = new Map<string, SelectionNode[]>();
    for (const { selections } of sets) this.#collect(selections, type, written);
    const selections = [...written.values()].map((same) => this.#merged(same, type));
    return { kind: Kind.SELECTION_SET, selections };
  }

  /** Groups selections by field, and merges those that request the same field. */
  #collect(
    selections: readonly SelectionNode[],
    type: GraphQLNamedType,
    found: Map<string, SelectionNode[]>,
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        add(found, print({ ...selection, selectionSet: undefined }), selection);
        continue;
      }
      const inline = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#inline(selection.name.value);
      const directives = meant(selection.directives);
      const on = inline.typeCondition?.name.value ?? type.name;
      if (on === type.name && directives.length === 0)
        this.#collect(inline.selectionSet.selections, type, found);
      else add(found, `... on ${on} ${directives.map(print).join(' ')}`, { ...inline, directives });
    }
  }

  #inline(name: string): InlineFragmentNode {
    const fragment = this.#fragments.get(name);
    if (!fragment) throw new Error(`The fragment ${name} is spread but not defined.`);
    const { typeCondition, selectionSet } = fragment;
    return { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet };
  }

  #merged(same: readonly SelectionNode[], type: GraphQLNamedType): SelectionNode {
    const [first] = same as readonly (FieldNode | InlineFragmentNode)[];
    if (!first) throw new Error('No selections to merge.');
    const sets = same.flatMap((one) => ('selectionSet' in one && one.selectionSet ? [one.selectionSet] : []));
    if (sets.length === 0) return first;
    return { ...first, selectionSet: this.selectionSet(sets, this.#typeOf(first, type)) };
  }

  #typeOf(selection: FieldNode | InlineFragmentNode, parent: GraphQLNamedType): GraphQLNamedType {
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return this.#schema.getType(selection.typeCondition?.name.value ?? parent.name) ?? parent;
    const field =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[selection.name.value] : undefined;
    if (!field) throw new Error(`${parent.name} has no field ${selection.name.value}.`);
    return getNamedType(field.type);
  }
}

function add(found: Map<string, SelectionNode[]>, key: string, selection: SelectionNode): void {
  const same = found.get(key);
  if (same) same.push(selection);
  else found.set(key, [selection]);
}

/**
 * The same document without named fragments: each field is requested once, however many fragments share it. Apollo's
 * cache reads and writes a field as often as the document names it.
 */
export function flatDocument(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const flattening = new Flattening(schema, document);
  return {
    ...document,
    definitions: document.definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const root = schema.getRootType(definition.operation);
      if (!root) throw new Error(`The schema has no ${definition.operation}.`);
      return [{ ...definition, selectionSet: flattening.selectionSet([definition.selectionSet], root) }];
    }),
  };
}
