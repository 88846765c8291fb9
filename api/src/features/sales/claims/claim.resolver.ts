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
    description: 'A claim about one of the viewer’s orders, or any for administrators; null for all others.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  claim(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Which claim, a UUID.' }) id: string,
  ): Promise<Claim | null> {
    return this.#reader.find(viewer, id);
  }

  @Query(() => ClaimPage, { description: 'One page of all claims that match.' })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  claims(
    @Arg('filter', () => ClaimFilter, { defaultValue: {}, description: 'Kind, states, and words to find.' })
    filter: ClaimFilter,
    @Arg('sort', () => ClaimSort, { defaultValue: 'NEWEST', description: 'Their order.' })
    sort: ClaimSort,
    @Paged() paging: Paging,
  ): Promise<ClaimPage> {
    return this.#reader.page(filter, sort, paging);
  }

  @Query(() => ClaimCounts, { description: 'How many claims wait for whom.' })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  claimCounts(): Promise<ClaimCounts> {
    return this.#reader.counts();
  }

  @Mutation(() => CreateClaimResult, {
    description:
      'Claims a price match, road damage or a fault for tyres of one’s own order, once at a time for each kind and ' +
      'line. ' +
      'Order.claimChoices says what can be claimed and until when. 20 an hour from one network.',
  })
  @Auth('CUSTOMER', { orderKey: true })
  createClaim(
    @Ctx() context: Context,
    @Arg('input', () => CreateClaimInput, { description: 'Which tyres, what for, and what shows it.' })
    input: CreateClaimInput,
  ): Promise<typeof CreateClaimResult> {
    return this.#making.make(context, input);
  }

  @Mutation(() => UpdateClaimResult, { description: 'Answers the shop’s question about one’s own claim.' })
  @Auth('CUSTOMER', { orderKey: true })
  answerClaim(
    @Ctx() { viewer }: Context,
    @Arg('input', () => AnswerClaimInput, {
      description: 'What the buyer writes, and the photographs that go with it.',
    })
    input: AnswerClaimInput,
  ): Promise<typeof UpdateClaimResult> {
    return this.#making.answer(viewer, input);
  }

  @Mutation(() => UpdateClaimResult, { description: 'Withdraws one’s own claim that is not decided yet.' })
  @Auth('CUSTOMER', { orderKey: true })
  withdrawClaim(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Which claim, a UUID.' }) id: string,
  ): Promise<typeof UpdateClaimResult> {
    return this.#making.withdraw(viewer, id);
  }

  @Mutation(() => DecideClaimResult, {
    description:
      'Decides a claim, which the buyer is mailed. What is paid back is a refund of the order: at most the most that ' +
      'the claim is worth, and never more than is left of what was paid.',
  })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  decideClaim(
    @Ctx() { viewer }: Context,
    @Arg('input', () => DecideClaimInput, { description: 'Which claim, and what is decided.' })
    input: DecideClaimInput,
  ): Promise<typeof DecideClaimResult> {
    return this.#desk.decide(viewer, input);
  }

  @FieldResolver(() => Order, { description: 'The order it is about.' })
  order(@Root() { orderId }: Claim, @Ctx() context: Context): Promise<Order> {
    return this.#loader.orders.load(context, orderId);
  }

  @FieldResolver(() => OrderLine, { description: 'The tyres it is about.' })
  line(@Root() claim: Claim, @Ctx() context: Context): Promise<OrderLine> {
    return this.#line(claim, context);
  }

  @FieldResolver(() => [ClaimStep], { description: 'What happened to it, oldest first.' })
  steps(@Root() { id }: Claim, @Ctx() context: Context): Promise<ClaimStep[]> {
    return this.#loader.steps.load(context, id);
  }

  @FieldResolver(() => [Photograph], { description: 'The photographs that the buyer added.' })
  photographs(@Root() { id }: Claim, @Ctx() context: Context): Promise<Photograph[]> {
    return this.#loader.photographs.load(context, id);
  }

  @FieldResolver(() => Pence, {
    description:
      'What was paid for its tyres: with their share of the delivery charge for a price match, and without what ' +
      'earlier claims paid back.',
  })
  async paid(@Root() claim: Claim, @Ctx() context: Context): Promise<number> {
    return paidFor(claim, ...(await this.#sums(claim, context)));
  }

  @FieldResolver(() => Pence, {
    description: 'The most that can be paid back for it; the refund decides whether so much is left.',
  })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  async mostToPay(@Root() claim: Claim, @Ctx() context: Context): Promise<number> {
    return mostToPay(claim, ...(await this.#sums(claim, context)));
  }

  @FieldResolver(() => Int, { description: 'Its tyres that have not been refunded.' })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  async unitsKept(@Root() claim: Claim, @Ctx() context: Context): Promise<number> {
    const [line, , refunds] = await this.#sums(claim, context);
    return unitsKept(claim, line, refunds);
  }

  @FieldResolver(() => [ClaimDecision], { description: 'How it can be decided; none once it is settled.' })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  decisions(@Root() { kind, state }: Claim): readonly ClaimDecision[] {
    if (state === 'PAYING') return ['PAY_BACK'];
    return isClaimOpen(state) ? claimKinds[kind].decisions : [];
  }

  async #line({ orderId, lineId }: Claim, context: Context): Promise<OrderLine> {
    const order = await this.#loader.orders.load(context, orderId);
    const line = order.lines.getItems().find(({ id }) => id === lineId);
    if (!line) throw new Error(`A claim names line ${lineId}, which order ${orderId} does not have.`);
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
    description: 'The administrator who took it; null for buyers, and once the account is gone.',
  })
  @Auth('ADMIN', 'WRITE_CLAIMS')
  writer(@Root() { writtenBy }: ClaimStep, @Ctx() context: Context): Promise<User | null> | null {
    return writtenBy === null ? null : this.#loader.writers.load(context, writtenBy);
  }
}
