import { Arg, Ctx, Field, FieldResolver, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { isTyre, OrderLine, tyresOf } from '../../../sales/orders/index.ts';
import { ReviewInvitationService } from '../invitations/review-invitation.service.ts';
import { refusalFor } from '../record/review-refusals.ts';
import { ReviewStanding, standingOf } from '../record/review-standing.type.ts';
import { ReviewLoader } from './review.loader.ts';

@ObjectType({ description: 'The order behind a review invitation: its tyres, but nothing about the buyer.' })
export class ReviewInvitation {
  @Field({ description: 'The number that people see, for example TFL-4829-1736.' }) orderNumber: string;
  @Field(() => [OrderLine], { description: 'The tyres that can be reviewed.' }) lines: OrderLine[];
}

@Resolver(() => OrderLine)
export class OrderReviewsResolver extends Service {
  readonly #invitations = this.services.get(ReviewInvitationService);
  readonly #loader = this.services.get(ReviewLoader);

  @Query(() => ReviewInvitation, {
    nullable: true,
    description: 'The tyres that an emailed token allows to be reviewed; null if the token is unknown.',
  })
  @Auth('GUEST')
  async reviewInvitation(
    @Arg('token', () => String, { description: 'The token in the emailed link.' }) token: string,
  ): Promise<ReviewInvitation | null> {
    const order = await this.#invitations.find(token);
    return order && { orderNumber: order.number, lines: tyresOf(order) };
  }

  @FieldResolver(() => ReviewStanding, {
    nullable: true,
    description: 'The buyer’s review of the tyres, published or not; null if there isn’t one.',
  })
  async review(@Root() { id }: OrderLine, @Ctx() context: Context): Promise<ReviewStanding | null> {
    const review = await this.#loader.ofLine.load(context, id);
    return review && standingOf(review);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether the buyer can review the tyres with submitReview: they’ve been delivered, not ' +
      'refunded, and not reviewed yet.',
  })
  async canReview(@Root() line: OrderLine, @Ctx() context: Context): Promise<boolean> {
    if (!isTyre(line) || refusalFor(line.order) !== null) return false;
    return (await this.#loader.ofLine.load(context, line.id)) === null;
  }
}
