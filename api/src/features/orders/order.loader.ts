import DataLoader from 'dataloader';
import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../platform/context.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import type { Services } from '../../platform/services.ts';
import type { ProductRow } from '../catalogue/product.entity.ts';
import { ProductService } from '../catalogue/product.service.ts';
import type { OrderNoteRow } from './order-note.entity.ts';
import { OrderReader, type OrderEventRow, type RefundRow } from './order-reader.service.ts';

/** Loads what belongs to the orders of one answer, once for all of them. */
export class OrderLoader {
  readonly #products: ProductService;
  readonly #reader: OrderReader;
  readonly #eventLoaders = new WeakMap<Context, DataLoader<string, OrderEventRow[]>>();
  readonly #noteLoaders = new WeakMap<Context, DataLoader<string, OrderNoteRow[]>>();
  readonly #refundLoaders = new WeakMap<Context, DataLoader<string, RefundRow[]>>();
  /** By the place in the document, because each place may select other fields of a product. */
  readonly #productLoaders = new WeakMap<
    Context,
    Map<FieldNode | undefined, DataLoader<number, ProductRow | null>>
  >();

  constructor(services: Services) {
    this.#products = services.get(ProductService);
    this.#reader = services.get(OrderReader);
  }

  events(context: Context, orderId: string): Promise<OrderEventRow[]> {
    const loader =
      this.#eventLoaders.get(context) ??
      new DataLoader<string, OrderEventRow[]>((ids) => this.#reader.eventsOf(ids));
    this.#eventLoaders.set(context, loader);
    return loader.load(orderId);
  }

  notes(context: Context, orderId: string): Promise<OrderNoteRow[]> {
    const loader =
      this.#noteLoaders.get(context) ??
      new DataLoader<string, OrderNoteRow[]>((ids) => this.#reader.notesOf(ids));
    this.#noteLoaders.set(context, loader);
    return loader.load(orderId);
  }

  /** The refunds of an order, oldest first. */
  refunds(context: Context, orderId: string): Promise<RefundRow[]> {
    const loader =
      this.#refundLoaders.get(context) ??
      new DataLoader<string, RefundRow[]>((ids) => this.#reader.refundsOf(ids));
    this.#refundLoaders.set(context, loader);
    return loader.load(orderId);
  }

  /** The product as it is sold now; null if it no longer is. */
  product(context: Context, info: GraphQLResolveInfo, productId: number): Promise<ProductRow | null> {
    const places =
      this.#productLoaders.get(context) ??
      new Map<FieldNode | undefined, DataLoader<number, ProductRow | null>>();
    this.#productLoaders.set(context, places);
    const [place] = info.fieldNodes;
    const loader =
      places.get(place) ?? new DataLoader<number, ProductRow | null>((ids) => this.#readProducts(ids, info));
    places.set(place, loader);
    return loader.load(productId);
  }

  async #readProducts(ids: readonly number[], info: GraphQLResolveInfo): Promise<(ProductRow | null)[]> {
    const products = new Map(
      (await this.#products.byIds(ids, requestedFields(info))).map((product) => [product.id, product]),
    );
    return ids.map((id) => products.get(id) ?? null);
  }
}
