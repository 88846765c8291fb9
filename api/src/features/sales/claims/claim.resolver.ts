import { claimKinds } from '@treadline/schema/trade/order/claim-kind';
import { isClaimOpen } from '@treadline/schema/trade/order/claim-state';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Pence } from '../../../platform/input/scalars.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import { Paged } from '../../../platform/lists/paged.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { User } from '../../people/accounts/index.ts';
import { Order, OrderLine, type RefundRow } from '../orders/index.ts';
import { Photograph } from '../photographs/index.ts';
import { ClaimDeskService } from './claim-desk.service.ts';
import { ClaimMakingService } from './claim-making.service.ts';
import { ClaimReader } from './claim-reader.service.ts';
import { mostToPay, paidFor, unitsKept } from './claim-sums.ts';
import { AnswerClaimInput, ClaimFilter, DecideClaimInput, CreateClaimInput } from './claim.inputs.ts';
import { ClaimLoader } from './claim.loader.ts';
import {
  UpdateClaimResult,
  ClaimCounts,
  ClaimPage,
  DecideClaimResult,
  CreateClaimResult,
} from './claim.results.ts';
import { Claim, ClaimStep } from './record/claim.entity.ts';
import { ClaimDecision, ClaimSort } from './record/claim.enums.ts';

@Resolver(() => Claim)
export class ClaimResolver extends Service {
  readonly #desk = this.services.get(ClaimDeskService);
  readonly #loader = this.services.get(ClaimLoader);
  readonly #making = this.services.get(ClaimMakingService);
  readonly #reader = this.services.get(ClaimReader);

  @Query(() => Claim, {
    nullable: true,
    description: 'A claim for one of the viewer’s orders, or any claim for staff; null for everyone else.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  claim(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The claim’s UUID.' }) id: string,
  ): Promise<Claim | null> {
    return this.#reader.find(viewer, id);
  }

  @Query(() => ClaimPage, { description: 'One page of the matching claims.' })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  claims(
    @Arg('filter', () => ClaimFilter, {
      defaultValue: {},
      description: 'Which claims to list; all by default.',
    })
    filter: ClaimFilter,
    @Arg('sort', () => ClaimSort, { defaultValue: 'NEWEST', description: 'How to sort them.' })
    sort: ClaimSort,
    @Paged() paging: Paging,
  ): Promise<ClaimPage> {
    return this.#reader.page(filter, sort, paging);
  }

  @Query(() => ClaimCounts, {
    description: 'How many claims are waiting for the shop, the buyer and the maker.',
  })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  claimCounts(): Promise<ClaimCounts> {
    return this.#reader.counts();
  }

  @Mutation(() => CreateClaimResult, {
    description:
      'Claims a price match, road damage or a fault for tyres of the viewer’s own order. Only one claim of a kind ' +
      'can be open for a line. `Order.claimChoices` lists what can be claimed and until when. Limited to 20 an hour ' +
      'from one network.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  createClaim(
    @Ctx() context: Context,
    @Arg('input', () => CreateClaimInput, { description: 'The tyres, the kind of claim and the evidence.' })
    input: CreateClaimInput,
  ): Promise<typeof CreateClaimResult> {
    return this.#making.make(context, input);
  }

  @Mutation(() => UpdateClaimResult, {
    description: 'Answers the shop’s question about the viewer’s own claim.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  answerClaim(
    @Ctx() { viewer }: Context,
    @Arg('input', () => AnswerClaimInput, {
      description: 'The buyer’s answer, with any photographs.',
    })
    input: AnswerClaimInput,
  ): Promise<typeof UpdateClaimResult> {
    return this.#making.answer(viewer, input);
  }

  @Mutation(() => UpdateClaimResult, {
    description: 'Withdraws the viewer’s own claim if it isn’t decided yet.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  withdrawClaim(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The claim’s UUID.' }) id: string,
  ): Promise<typeof UpdateClaimResult> {
    return this.#making.withdraw(viewer, id);
  }

  @Mutation(() => DecideClaimResult, {
    description:
      'Decides a claim and emails the buyer. Money is refunded to the order’s payment: at most `Claim.mostToPay`, ' +
      'and never more than is left of the payment.',
  })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  decideClaim(
    @Ctx() { viewer }: Context,
    @Arg('input', () => DecideClaimInput, { description: 'The claim and the decision.' })
    input: DecideClaimInput,
  ): Promise<typeof DecideClaimResult> {
    return this.#desk.decide(viewer, input);
  }

  @FieldResolver(() => Order, { description: 'The order with the tyres.' })
  order(@Root() { orderId }: Claim, @Ctx() context: Context): Promise<Order> {
    return this.#loader.orders.load(context, orderId);
  }

  @FieldResolver(() => OrderLine, { description: 'The order line with the tyres.' })
  line(@Root() claim: Claim, @Ctx() context: Context): Promise<OrderLine> {
    return this.#line(claim, context);
  }

  @FieldResolver(() => [ClaimStep], { description: 'Its history, oldest first.' })
  steps(@Root() { id }: Claim, @Ctx() context: Context): Promise<ClaimStep[]> {
    return this.#loader.steps.load(context, id);
  }

  @FieldResolver(() => [Photograph], { description: 'The photographs that the buyer added.' })
  photographs(@Root() { id }: Claim, @Ctx() context: Context): Promise<Photograph[]> {
    return this.#loader.photographs.load(context, id);
  }

  @FieldResolver(() => Pence, {
    description:
      'The price paid for its tyres, less earlier refunds. A price match includes the tyres’ share of the delivery ' +
      'charge.',
  })
  async paid(@Root() claim: Claim, @Ctx() context: Context): Promise<number> {
    return paidFor(claim, ...(await this.#sums(claim, context)));
  }

  @FieldResolver(() => Pence, {
    description:
      'The most that can be refunded for it. The refund itself checks whether that much of the payment is left.',
  })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  async mostToPay(@Root() claim: Claim, @Ctx() context: Context): Promise<number> {
    return mostToPay(claim, ...(await this.#sums(claim, context)));
  }

  @FieldResolver(() => Int, { description: 'How many of its tyres haven’t been refunded.' })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  async unitsKept(@Root() claim: Claim, @Ctx() context: Context): Promise<number> {
    const [line, , refunds] = await this.#sums(claim, context);
    return unitsKept(claim, line, refunds);
  }

  @FieldResolver(() => [ClaimDecision], {
    description: 'The decisions open to the shop; empty once it’s settled.',
  })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  decisions(@Root() { kind, state }: Claim): readonly ClaimDecision[] {
    if (state === 'PAYING') return ['PAY_BACK'];
    return isClaimOpen(state) ? claimKinds[kind].decisions : [];
  }

  async #line({ orderId, lineId }: Claim, context: Context): Promise<OrderLine> {
    const order = await this.#loader.orders.load(context, orderId);
    const line = order.lines.getItems().find(({ id }) => id === lineId);
    if (!line) throw new Error(`A claim names line ${lineId}, which order ${orderId} doesn't have.`);
    return line;
  }

  #sums(claim: Claim, context: Context): Promise<[OrderLine, Order, RefundRow[]]> {
    return Promise.all([
      this.#line(claim, context),
      this.#loader.orders.load(context, claim.orderId),
      this.#loader.refunds.load(context, claim.orderId),
    ]);
  }
}

@Resolver(() => ClaimStep)
export class ClaimStepResolver extends Service {
  readonly #loader = this.services.get(ClaimLoader);

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The member of staff who did it; null for buyers, and once the account is deleted.',
  })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  writer(@Root() { writtenBy }: ClaimStep, @Ctx() context: Context): Promise<User | null> | null {
    return writtenBy === null ? null : this.#loader.writers.load(context, writtenBy);
  }
}
