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
  @Field(() => Int, { defaultValue: 20, description: 'The most products to return, 1 to 1000.' })
  limit: number;
}

@Resolver(() => BulkChange)
export class BulkChangeResolver extends Service {
  readonly #changes = this.services.get(BulkChangeService);

  @Query(() => BulkChangePreview, {
    description: 'What a bulk change would do if it was started now. Nothing is changed.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  previewBulkChange(
    @Arg('input', () => BulkChangeInput, { description: 'The change, and the products it is for.' })
    input: BulkChangeInput,
  ): Promise<BulkChangePreview> {
    return this.#changes.preview(input);
  }

  @Query(() => BulkChange, {
    nullable: true,
    description: 'A bulk change and how far it is; null if there is none.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  bulkChange(
    @Arg('id', () => Int, { description: 'The number of the change.' }) id: number,
  ): Promise<BulkChange | null> {
    return this.#changes.find(id);
  }

  @Query(() => [BulkChange], { description: 'The latest bulk changes, newest first.' })
  @Auth('ADMIN', 'READ_CATALOGUE')
  bulkChanges(
    @Constraint(PAGE_SIZE)
    @Arg('limit', () => Int, { defaultValue: 20, description: 'The most changes to return, 1 to 1000.' })
    limit: number,
  ): Promise<BulkChange[]> {
    return this.#changes.latest(limit);
  }

  @Query(() => [BulkChange], {
    description: 'Up to ten changes that the caller has started and that are done, until dismissBulkChange.',
  })
  @Auth('ADMIN', 'READ_CATALOGUE')
  finishedBulkChanges(@Ctx() { viewer }: Context): Promise<BulkChange[]> {
    return this.#changes.ended(viewer);
  }

  @Mutation(() => Boolean, {
    description:
      'Says that the caller has seen what became of a change of theirs. Gives whether that was new.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  dismissBulkChange(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'The number of the change.' }) id: number,
  ): Promise<boolean> {
    return this.#changes.close(viewer, id);
  }

  @Mutation(() => StartBulkChangeResult, {
    description:
      'Starts a change of many products. It is made in the background, a hundred products at a time; ask bulkChange ' +
      'how far it is.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async startBulkChange(
    @Ctx() { viewer }: Context,
    @Arg('input', () => BulkChangeInput, { description: 'The change, and the products it is for.' })
    input: BulkChangeInput,
    @Constraint(REQUEST_ID)
    @Arg('requestId', () => String, {
      description:
        'Any text that no other change has: the same request sent again starts nothing a second time.',
    })
    requestId: string,
  ): Promise<typeof StartBulkChangeResult> {
    const started = await this.#changes.start(viewer, input, requestId);
    return started instanceof BulkChange ? result(BulkChangeStarted, { change: started }) : started;
  }

  @Mutation(() => UndoBulkChangeResult, {
    description:
      'Starts a change that restores what a finished one has changed. Products that somebody has changed since are ' +
      'left alone, and named as refused. It is done once, however often it is asked for.',
  })
  @Auth('ADMIN', 'WRITE_CATALOGUE')
  async undoBulkChange(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'The number of the change to undo.' }) id: number,
  ): Promise<typeof UndoBulkChangeResult> {
    const started = await this.#changes.undo(viewer, id);
    return started instanceof BulkChange ? result(BulkChangeStarted, { change: started }) : started;
  }

  @FieldResolver(() => [BulkRefusedProduct], {
    description: 'The first products that it left as they are, with the reason for each.',
  })
  @Extensions({ runsStatement: true })
  refusedProducts(
    @Root() { id }: BulkChange,
    @Args() { limit }: RefusedArguments,
  ): Promise<BulkRefusedProduct[]> {
    return this.#changes.refused(id, limit);
  }
}
