import type { InputRule } from '@treadline/schema/input/rule';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import { PAGE_SIZE } from '../../../../platform/lists/paged.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { BulkChange } from './bulk-change.entity.ts';
import { BulkChangeInput } from './bulk-change.inputs.ts';
import {
  BulkChangePreview,
  BulkChangeStarted,
  BulkRefusedProduct,
  StartBulkChangeResult,
  UndoBulkChangeResult,
} from './bulk-change.results.ts';
import { BulkChangeService } from './bulk-change.service.ts';

const REQUEST_ID: InputRule = { required: 'A request id is required', maxLength: 64 };

@ArgsType()
class RefusedArguments {
  @Constraint(PAGE_SIZE)
  @Field(() => Int, { defaultValue: 20, description: 'The maximum number of products to return, 1 to 1000.' })
  limit: number;
}

@Resolver(() => BulkChange)
export class BulkChangeResolver extends Service {
  readonly #changes = this.services.get(BulkChangeService);

  @Query(() => BulkChangePreview, {
    description: 'Previews a bulk change without changing anything.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  previewBulkChange(
    @Arg('input', () => BulkChangeInput, { description: 'The change and its products.' })
    input: BulkChangeInput,
  ): Promise<BulkChangePreview> {
    return this.#changes.preview(input);
  }

  @Query(() => BulkChange, {
    nullable: true,
    description: 'A bulk change with its progress; null if unknown.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  bulkChange(
    @Arg('id', () => Int, { description: 'References `BulkChange.id`.' }) id: number,
  ): Promise<BulkChange | null> {
    return this.#changes.find(id);
  }

  @Query(() => [BulkChange], { description: 'The latest bulk changes, newest first.' })
  @Auth('ADMIN', 'READ_CATALOGUE')
  bulkChanges(
    @Constraint(PAGE_SIZE)
    @Arg('limit', () => Int, {
      defaultValue: 20,
      description: 'The maximum number of changes to return, 1 to 1000.',
    })
    limit: number,
  ): Promise<BulkChange[]> {
    return this.#changes.latest(limit);
  }

  @Query(() => [BulkChange], {
    description:
      'Up to ten finished changes started by the caller and not yet dismissed with dismissBulkChange.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  finishedBulkChanges(@Ctx() { viewer }: Context): Promise<BulkChange[]> {
    return this.#changes.ended(viewer);
  }

  @Mutation(() => Boolean, {
    description:
      'Marks a finished change as seen by the caller who started it. Returns false if it already was.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  dismissBulkChange(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'References `BulkChange.id`.' }) id: number,
  ): Promise<boolean> {
    return this.#changes.close(viewer, id);
  }

  @Mutation(() => StartBulkChangeResult, {
    description:
      'Starts a change of many products. It runs in the background, a hundred products at a time; poll ' +
      'bulkChange for its progress.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async startBulkChange(
    @Ctx() { viewer }: Context,
    @Arg('input', () => BulkChangeInput, { description: 'The change and its products.' })
    input: BulkChangeInput,
    @Constraint(REQUEST_ID)
    @Arg('requestId', () => String, {
      description: 'A unique text. Repeating a request with the same one doesn’t start a second change.',
    })
    requestId: string,
  ): Promise<typeof StartBulkChangeResult> {
    const started = await this.#changes.start(viewer, input, requestId);
    return started instanceof BulkChange ? result(BulkChangeStarted, { change: started }) : started;
  }

  @Mutation(() => UndoBulkChangeResult, {
    description:
      'Starts a change that reverts a finished one. Products edited since are left unchanged and ' +
      'listed as refused. Repeated requests start one change only.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async undoBulkChange(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'References `BulkChange.id`.' }) id: number,
  ): Promise<typeof UndoBulkChangeResult> {
    const started = await this.#changes.undo(viewer, id);
    return started instanceof BulkChange ? result(BulkChangeStarted, { change: started }) : started;
  }

  @FieldResolver(() => [BulkRefusedProduct], {
    description: 'The first products left unchanged, each with the reason.',
  })
  @Extensions({ runsStatement: true })
  refusedProducts(
    @Root() { id }: BulkChange,
    @Args() { limit }: RefusedArguments,
  ): Promise<BulkRefusedProduct[]> {
    return this.#changes.refused(id, limit);
  }
}
