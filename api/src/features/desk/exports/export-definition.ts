import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Scope } from '../../../platform/services/scope.enum.ts';

/** A cell of an export; null and undefined are empty. */
export type Cell = string | number | boolean | null | undefined;

interface Listed<Item> {
  readonly items: readonly Item[];
  readonly pageInfo: { readonly totalItems: number };
}

interface Column<Item> {
  readonly of: (item: Item) => Cell;
  /** A scope that it takes besides the list's own. */
  readonly scope?: Scope;
}

/** A list of the admin as a file. */
export interface ExportDefinition<Item, Variables> {
  /** Its name in the path, and of the file. */
  readonly list: string;
  /** The scope of the list. */
  readonly scope: Scope;
  /** Reads a page of the list, under the name `list`. Its variables are those of the screen's own query. */
  readonly document: TypedDocumentNode<{ readonly list: Listed<Item> | null }, Variables>;
  /** In their order, by their names in the first row. */
  readonly columns: Readonly<Record<string, ((item: Item) => Cell) | Column<Item>>>;
}

/**
 * The columns of an import as those of an export, so that a file that comes back unchanged changes nothing.
 * @param filed makes a listed record one as files have it. It's called once for each.
 */
export function importedColumns<Item extends object, Filed>(
  columns: Readonly<
    Record<string, { readonly write: (filed: Filed) => string | number; readonly scope?: Scope }>
  >,
  filed: (item: Item) => Filed,
): Readonly<Record<string, Column<Item>>> {
  const made = new WeakMap<Item, Filed>();
  function filedOf(item: Item): Filed {
    const known = made.get(item) ?? filed(item);
    made.set(item, known);
    return known;
  }
  return Object.fromEntries(
    Object.entries(columns).map(([name, { write, scope }]) => [
      name,
      { of: (item) => write(filedOf(item)), ...(scope ? { scope } : {}) },
    ]),
  );
}

/** An export without its types. */
export interface Export {
  readonly list: string;
  readonly scope: Scope;
  readonly document: ExportDefinition<unknown, unknown>['document'];
  readonly columns: Readonly<Record<string, Column<unknown>>>;
}

/** Defines an export. The compiler checks that its document and its columns fit each other. */
export function exported<Item, Variables>({
  columns,
  document,
  ...rest
}: ExportDefinition<Item, Variables>): Export {
  const full = Object.entries(columns).map(([name, column]) => [
    name,
    typeof column === 'function' ? { of: column } : column,
  ]);
  return {
    ...rest,
    document: document as unknown as Export['document'],
    columns: Object.fromEntries(full) as Export['columns'],
  };
}
