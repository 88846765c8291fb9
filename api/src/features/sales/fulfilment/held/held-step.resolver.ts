import { Arg, Ctx, FieldResolver, Float, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import type { Context } from '../../../../platform/services/context.ts';
import type { Services } from '../../../../platform/services/services.ts';
import { HeldStep } from './held-step.entity.ts';
import { HoldStepInput } from './held-step.inputs.ts';
import { HoldStepResult } from './held-step.results.ts';
import { HeldStepService } from './held-step.service.ts';

const SECOND_MS = 1_000;

/** Steps of orders that can still be undone. */
@Resolver(() => HeldStep)
export class HeldStepResolver {
  readonly #now: () => Date;
  readonly #steps: HeldStepService;

  constructor(services: Services) {
    this.#now = services.platform.now;
    this.#steps = services.get(HeldStepService);
  }

  @Query(() => [HeldStep], {
    nullable: true,
    description:
      'The caller’s steps that can still be undone, and those of the last day that some order did not take.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  heldSteps(@Ctx() { viewer }: Context): Promise<HeldStep[]> {
    return this.#steps.ofViewer(viewer);
  }

  @FieldResolver(() => Float, {
    description: 'For how many more seconds it can be undone; 0 once it is being carried out.',
  })
  secondsLeft(@Root() { takesEffectAt, begunAt }: HeldStep): number {
    return begunAt ? 0 : Math.max(0, (takesEffectAt.getTime() - this.#now().getTime()) / SECOND_MS);
  }

  @Mutation(() => HoldStepResult, {
    nullable: true,
    description:
      'Takes a step that can be undone for ten seconds. Then the shop carries it out, even if the caller is gone. ' +
      'Steps that were held before it, by the same caller or of the same orders, are carried out first.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  holdStep(
    @Ctx() { viewer }: Context,
    @Arg('input', () => HoldStepInput, { description: 'Which orders take which step.' }) input: HoldStepInput,
  ): Promise<typeof HoldStepResult> {
    return this.#steps.hold(viewer, input);
  }

  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Undoes a held step: nothing happens to its orders. False if it is too late.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  undoHeldStep(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The id that holdStep was given.' }) id: string,
  ): Promise<boolean> {
    return this.#steps.undo(viewer, id);
  }

  @Mutation(() => HeldStep, {
    nullable: true,
    description:
      'Carries out a held step now, unless that has happened, and gives what became of it; null if it was undone.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  carryOutHeldStep(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The id that holdStep was given.' }) id: string,
  ): Promise<HeldStep | null> {
    return this.#steps.carryOutNow(viewer, id);
  }

  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Puts away what became of a step that was carried out. Gives whether it was there.',
  })
  @Auth('ADMIN', 'WRITE_ORDERS')
  closeHeldStep(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The id that holdStep was given.' }) id: string,
  ): Promise<boolean> {
    return this.#steps.close(viewer, id);
  }
}
