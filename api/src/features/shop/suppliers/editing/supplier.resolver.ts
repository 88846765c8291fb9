import { Arg, Ctx, Extensions, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { Supplier } from '../record/supplier.entity.ts';
import { SupplierDesk } from './supplier-desk.service.ts';
import { CreateSupplierInput, UpdateSupplierInput } from './supplier.inputs.ts';
import {
  CreateSupplierResult,
  SupplierOfferPage,
  SupplierOfferRow,
  UpdateSupplierResult,
} from './supplier.results.ts';

const MAX_SEARCH = 100;
/** As many as a purchase has. */
const MOST_TYRES = 500;
/** A shop has a handful of suppliers. */
const ASSUMED_SUPPLIERS = 20;

/** Suppliers and their offers, for staff. */
@Resolver()
export class SupplierResolver extends Service {
  readonly #desk = this.services.get(SupplierDesk);

  @Extensions({ assumedItems: ASSUMED_SUPPLIERS })
  @Query(() => [Supplier], { description: 'All suppliers by name, the active ones first.' })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  suppliers(): Promise<Supplier[]> {
    return this.#desk.list();
  }

  @Query(() => Supplier, { nullable: true, description: 'A supplier; null if the id is unknown.' })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  supplier(
    @Arg('id', () => Int, { description: 'References `Supplier.id`.' }) id: number,
  ): Promise<Supplier | null> {
    return this.#desk.find(id);
  }

  @Query(() => SupplierOfferPage, { description: 'The tyres that a supplier offers, by name.' })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  supplierOffers(
    @Arg('supplierId', () => Int, { description: 'References `Supplier.id`.' }) supplierId: number,
    @Constraint({ maxLength: MAX_SEARCH })
    @Arg('search', () => String, {
      defaultValue: '',
      description: 'Words of the tyre’s name, or a SKU, EAN or supplier’s code; by default all.',
    })
    search: string,
    @Constraint({ maxItems: MOST_TYRES })
    @Arg('productIds', () => [Int], {
      nullable: true,
      description: 'Only those of these tyres, by `Product.id`; by default all.',
    })
    productIds: number[] | null,
    @Paged() paging: Paging,
  ): Promise<SupplierOfferPage> {
    return this.#desk.offers({ supplierId, search, productIds }, paging);
  }

  @Extensions({ assumedItems: ASSUMED_SUPPLIERS })
  @Query(() => [SupplierOfferRow], {
    description: 'The offers of all suppliers for a tyre, the one that serves first.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  productOffers(
    @Arg('productId', () => Int, { description: 'References `Product.id`.' }) productId: number,
  ): Promise<SupplierOfferRow[]> {
    return this.#desk.offersOf(productId);
  }

  @Mutation(() => CreateSupplierResult, { description: 'Adds a supplier, without offers.' })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  createSupplier(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateSupplierInput, { description: 'Its name and working days.' })
    input: CreateSupplierInput,
  ): Promise<typeof CreateSupplierResult> {
    return this.#desk.create(viewer, input);
  }

  @Mutation(() => UpdateSupplierResult, {
    description: 'Updates a supplier. Stock and delivery promises of the tyres it serves follow at once.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  updateSupplier(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateSupplierInput, { description: 'The supplier as it should be.' })
    input: UpdateSupplierInput,
  ): Promise<typeof UpdateSupplierResult> {
    return this.#desk.update(viewer, input);
  }
}
