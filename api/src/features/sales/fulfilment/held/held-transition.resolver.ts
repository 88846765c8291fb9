import { Arg, Ctx, FieldResolver, Float, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { HeldTransition } from './held-transition.entity.ts';
import { HoldTransitionInput } from './held-transition.inputs.ts';
import { HoldTransitionResult } from './held-transition.results.ts';
import { HeldTransitionService } from './held-transition.service.ts';

const SECOND_MS = 1_000;

/** Steps of orders that can still be undone. */
@Resolver(() => HeldTransition)
export class HeldTransitionResolver extends Service {
  readonly #steps = this.services.get(HeldTransitionService);

  @Query(() => [HeldTransition], {
    description:
      'The caller’s steps that can still be undone, and those of the last day that some order did not take.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  heldTransitions(@Ctx() { viewer }: Context): Promise<HeldTransition[]> {
    return this.#steps.ofViewer(viewer);
  }

  @FieldResolver(() => Float, {
    description: 'For how many more seconds it can be undone; 0 once it is being carried out.',
  })
  secondsLeft(@Root() { takesEffectAt, begunAt }: HeldTransition): number {
    return begunAt ? 0 : Math.max(0, (takesEffectAt.getTime() - this.platform.now().getTime()) / SECOND_MS);
  }

  @Mutation(() => HoldTransitionResult, {
    description:
      'Takes a step that can be undone for ten seconds. Then the shop carries it out, even if the caller is gone. ' +
      'Steps that were held before it, by the same caller or of the same orders, are carried out first.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  holdTransition(
    @Ctx() { viewer }: Context,
    @Arg('input', () => HoldTransitionInput, { description: 'Which orders take which step.' })
    input: HoldTransitionInput,
  ): Promise<typeof HoldTransitionResult> {
    return this.#steps.hold(viewer, input);
  }

  @Mutation(() => Boolean, {
    description: 'Undoes a held step: nothing happens to its orders. False if it is too late.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  undoHeldTransition(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The id that holdTransition was given.' }) id: string,
  ): Promise<boolean> {
    return this.#steps.undo(viewer, id);
  }

  @Mutation(() => HeldTransition, {
    nullable: true,
    description:
      'Carries out a held step now, unless that has happened, and gives what became of it; null if it was undone.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  applyHeldTransition(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The id that holdTransition was given.' }) id: string,
  ): Promise<HeldTransition | null> {
    return this.#steps.carryOutNow(viewer, id);
  }

  @Mutation(() => Boolean, {
    description: 'Puts away what became of a step that was carried out. Gives whether it was there.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  dismissHeldTransition(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The id that holdTransition was given.' }) id: string,
  ): Promise<boolean> {
    return this.#steps.close(viewer, id);
  }
}
