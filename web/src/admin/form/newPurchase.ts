/** Units of a tyre to order. */
export interface TyreToOrder {
  readonly productId: number;
  readonly name: string;
  readonly units: number;
}

/** The state of a link to a new purchase: the tyres that it begins with. */
export interface PurchaseBeginning {
  readonly tyres: readonly TyreToOrder[];
}
