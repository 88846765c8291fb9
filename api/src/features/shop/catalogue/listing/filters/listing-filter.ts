import type { Directory } from '../../record/catalogue-directory.service.ts';
import type { SqlValues } from '../../record/sql-values.ts';
import type { Facet, ProductFacets } from '../contract/product-page.type.ts';
import type { FacetOrder } from './facet-order.ts';

/** A filter's condition on a row p of `products`. */
export type FilterCondition<Value> = (value: Value, sql: SqlValues, context: FilterContext) => string | null;

/** The context for resolving filter values. */
export interface FilterContext {
  readonly directory: Directory;
  /** The date by the shop's clock. */
  readonly today: Date;
  /** Whether the filter gives the kind of vehicle. If not, a size implies it. */
  readonly statesCategory: boolean;
}

/** One filter of the listing. */
export interface ListingFilter<Value> {
  /**
   * The condition as SQL; null if the value has no effect.
   * @throws PublicError BAD_USER_INPUT for an invalid value.
   */
  readonly condition: FilterCondition<Value>;
  /** Its facet, which is counted without the filter itself; null if it has none. */
  readonly facet: FilterFacet | null;
}

export type FilterFacet = ColumnFacet | FlagFacet | { readonly group: 'price' };

/** Fields of {@link ProductFacets} that list the values of one column. */
export type ColumnGroup = Exclude<keyof ProductFacets, 'flags' | 'minPrice' | 'maxPrice'>;

/** Counts the tyres of each value of a column of `products`. */
export interface ColumnFacet {
  readonly group: ColumnGroup;
  readonly column: string;
  readonly order: FacetOrder;
  /**
   * The displayed value and label for a column's value, if they differ from it. Equal displayed values are added up.
   */
  readonly shown?: (text: string, directory: Directory) => Pick<Facet, 'value' | 'label'> | undefined;
}

/** Counts the tyres that meet a condition. */
export interface FlagFacet {
  readonly group: 'flags';
  readonly value: string;
  readonly label: string;
  readonly sql: string;
}
