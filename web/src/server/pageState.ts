import type { NormalizedCacheObject, OperationVariables, StoreObject, StoreValue } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { Kind, type DocumentNode, type FieldNode, type SelectionSetNode } from 'graphql';
import { createCache } from '../apollo/cache.ts';

/** Knows how the cache names objects and fields. Nothing is written to it. */
const { policies } = createCache();

const isList = (value: StoreValue): value is StoreValue[] => Array.isArray(value);
const isObject = (value: StoreValue): value is StoreObject => typeof value === 'object' && value !== null;

/**
 * The answers to a page's queries, normalised as Apollo's cache does it, for the browser to restore. Apollo's own
 * writer can also replace, merge by policy and retract, and took a quarter of a rendering. Answers to one page agree
 * with each other, so this only adds.
 */
export class PageState {
  readonly #entities: NormalizedCacheObject = { ROOT_QUERY: { __typename: 'Query' } };

  /** @param document as it was sent, with `__typename` in every selection. */
  write(document: DocumentNode, variables: OperationVariables, data: StoreObject): void {
    const fragments = new Map(
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
      ),
    );

    function nameOf(field: FieldNode, typename: string): string {
      const fieldName = field.name.value;
      if (!field.arguments?.length) return fieldName;
      return policies.getStoreFieldName({ typename, fieldName, field, variables });
    }

    /** @param known what the state has in its place. */
    const stored = (value: StoreValue, selected: SelectionSetNode, known: StoreValue): StoreValue => {
      if (isList(value))
        return value.map((item, at) => stored(item, selected, isList(known) ? known[at] : null));
      if (!isObject(value)) return value;
      const [id] = policies.identify(value);
      if (id === undefined) return add(selected, value, isObject(known) ? known : {});
      add(selected, value, (this.#entities[id] ??= {}));
      return { __ref: id };
    };

    function add({ selections }: SelectionSetNode, from: StoreObject, to: StoreObject): StoreObject {
      const typename = from.__typename ?? 'Query';
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) {
          const value = from[(selection.alias ?? selection.name).value];
          // A directive can leave a field out.
          if (value === undefined) continue;
          const name = nameOf(selection, typename);
          to[name] = selection.selectionSet ? stored(value, selection.selectionSet, to[name]) : value;
        } else {
          const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
          const fragment = isSpread ? fragments.get(selection.name.value) : selection;
          if (fragment && policies.fragmentMatches(fragment, typename)) add(fragment.selectionSet, from, to);
        }
      }
      return to;
    }

    add(getMainDefinition(document).selectionSet, data, (this.#entities['ROOT_QUERY'] ??= {}));
  }

  /** By the cache's ids, such as `Product:7`. */
  toJSON(): NormalizedCacheObject {
    return this.#entities;
  }
}
