import DataLoader from 'dataloader';
import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import { requestedFields } from '../../../../platform/graphql/requested-fields.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inOrderOf } from '../../../../platform/text/in-order.ts';
import { ProductService, type ProductRow } from '../../../shop/catalogue/index.ts';
import type { DisputeRow } from '../books/dispute.type.ts';
import type { RefundRow } from '../books/refund-row.ts';
import type { OrderNoteRow } from '../record/order-note.entity.ts';
import { OrderReader, type OrderEventRow } from './order-reader.service.ts';

/** Batches the data that the orders in one response need, so each table is read once. */
export class OrderLoader extends Service {
  readonly #reader = this.services.get(OrderReader);
  readonly #products = this.services.get(ProductService);
  readonly events = new AnswerLoader<string, OrderEventRow[]>((ids) => this.#reader.eventsOf(ids));
  readonly notes = new AnswerLoader<string, OrderNoteRow[]>((ids) => this.#reader.notesOf(ids));
  /** The disputes of orders, oldest first. */
  readonly disputes = new AnswerLoader<string, DisputeRow[]>((ids) => this.#reader.disputesOf(ids));
  /** The refunds of orders, oldest first. */
  readonly refunds = new AnswerLoader<string, RefundRow[]>((ids) => this.#reader.refundsOf(ids));
  /** One loader per place in the query document, because each place can select different product fields. */
  readonly #productLoaders = new WeakMap<
    Context,
    Map<FieldNode | undefined, DataLoader<number, ProductRow | null>>
  >();

  /** The product as it's sold today; null if it no longer is. */
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
    return inOrderOf(ids, await this.#products.byIds(ids, requestedFields(info)), ({ id }) => id);
  }
}
