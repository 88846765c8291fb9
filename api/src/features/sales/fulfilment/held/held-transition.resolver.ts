import { Arg, Ctx, FieldResolver, Float, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { HeldTransition } from './held-transition.entity.ts';
import { HoldTransitionInput } from './held-transition.inputs.ts';
import { HoldTransitionResult } from './held-transition.results.ts';
import { HeldTransitionService } from './held-transition.service.ts';

const SECOND_MS = 1_000;

/** Transitions of orders that can still be undone. */
@Resolver(() => HeldTransition)
export class HeldTransitionResolver extends Service {
  readonly #steps = this.services.get(HeldTransitionService);

  @Query(() => [HeldTransition], {
    description: 'The caller’s pending transitions, and those of the last day that some order refused.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  heldTransitions(@Ctx() { viewer }: Context): Promise<HeldTransition[]> {
    return this.#steps.ofViewer(viewer);
  }

  @FieldResolver(() => Float, {
    description: 'How many seconds are left to undo it; 0 once it’s being applied.',
  })
  secondsLeft(@Root() { takesEffectAt, begunAt }: HeldTransition): number {
    return begunAt ? 0 : Math.max(0, (takesEffectAt.getTime() - this.platform.now().getTime()) / SECOND_MS);
  }

  @Mutation(() => HoldTransitionResult, {
    description:
      'Holds a transition that can be undone for ten seconds. Then the shop applies it, even if the caller has gone. ' +
      'Transitions already held for the same orders are applied at once.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  holdTransition(
    @Ctx() { viewer }: Context,
    @Arg('input', () => HoldTransitionInput, { description: 'The orders and their transition.' })
    input: HoldTransitionInput,
  ): Promise<typeof HoldTransitionResult> {
    return this.#steps.hold(viewer, input);
  }

  @Mutation(() => Boolean, {
    description: 'Cancels a held transition, so that nothing happens to its orders. False if it’s too late.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  undoHeldTransition(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The id given to `holdTransition`.' }) id: string,
  ): Promise<boolean> {
    return this.#steps.undo(viewer, id);
  }

  @Mutation(() => HeldTransition, {
    nullable: true,
    description:
      'Applies a held transition now, unless it was applied already. Null if it was undone or doesn’t exist.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  applyHeldTransition(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The id given to `holdTransition`.' }) id: string,
  ): Promise<HeldTransition | null> {
    return this.#steps.carryOutNow(viewer, id);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes an applied transition from the caller’s list. False if it isn’t there.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  dismissHeldTransition(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The id given to `holdTransition`.' }) id: string,
  ): Promise<boolean> {
    return this.#steps.close(viewer, id);
  }
}
