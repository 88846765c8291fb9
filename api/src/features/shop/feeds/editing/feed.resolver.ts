import { Arg, Ctx, Extensions, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { Import } from '../../../operations/imports/index.ts';
import { FeedRun } from '../record/feed-run.entity.ts';
import { sourceName, SupplierFeed } from '../record/supplier-feed.entity.ts';
import { FeedDesk } from './feed-desk.service.ts';
import { FeedTrialService } from './feed-trial.service.ts';
import { CreateSupplierFeedInput, UpdateSupplierFeedInput } from './feed.inputs.ts';
import {
  CreateSupplierFeedResult,
  FeedRunPage,
  SupplierFeedChoices,
  SupplierFeedResult,
  TestSupplierFeedResult,
  UpdateSupplierFeedResult,
} from './feed.results.ts';

/** A supplier has one feed or two. */
const ASSUMED_FEEDS = 5;

/** Feeds of suppliers, for staff. */
@Resolver(() => SupplierFeed)
export class FeedResolver extends Service {
  readonly #desk = this.services.get(FeedDesk);
  readonly #trials = this.services.get(FeedTrialService);
  readonly #waiting = new AnswerLoader<SupplierFeed, Import | null>(async (feeds) => {
    const found = await this.platform.orm.em.fork().find(Import, {
      source: { $in: feeds.map(({ id }) => sourceName(id)) },
      status: { $in: ['MAPPING', 'READY'] },
    });
    return feeds.map(({ id }) => found.find(({ source }) => source === sourceName(id)) ?? null);
  });

  @Extensions({ assumedItems: ASSUMED_FEEDS })
  @Query(() => [SupplierFeed], { description: 'A supplier’s feeds by name.' })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  supplierFeeds(
    @Arg('supplierId', () => Int, { description: 'References `Supplier.id`.' }) supplierId: number,
  ): Promise<SupplierFeed[]> {
    return this.#desk.list(supplierId);
  }

  @Query(() => SupplierFeed, { nullable: true, description: 'A feed; null if the id is unknown.' })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  supplierFeed(
    @Arg('id', () => Int, { description: 'References `SupplierFeed.id`.' }) id: number,
  ): Promise<SupplierFeed | null> {
    return this.#desk.find(id);
  }

  @Query(() => SupplierFeedChoices, { description: 'The choices for feeds that the configuration leaves.' })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  supplierFeedChoices(): SupplierFeedChoices {
    return this.#desk.choices();
  }

  @Query(() => FeedRunPage, {
    description: 'A feed’s looks for a new file, newest first. They’re kept for 90 days.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  supplierFeedRuns(
    @Arg('feedId', () => Int, { description: 'References `SupplierFeed.id`.' }) feedId: number,
    @Paged() paging: Paging,
  ): Promise<FeedRunPage> {
    return this.#desk.runs(feedId, paging);
  }

  @FieldResolver(() => Import, {
    nullable: true,
    description: 'The import of its last file if that waits for a person; null otherwise.',
  })
  waiting(@Root() feed: SupplierFeed, @Ctx() context: Context): Promise<Import | null> {
    return this.#waiting.load(context, feed);
  }

  @Mutation(() => CreateSupplierFeedResult, {
    description: 'Adds a feed. Its files change costs and stock for the shop, as long as it’s active.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  createSupplierFeed(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreateSupplierFeedInput, {
      description: 'Where its files are, and when to look for them.',
    })
    input: CreateSupplierFeedInput,
  ): Promise<typeof CreateSupplierFeedResult> {
    return this.#desk.create(viewer, input);
  }

  @Mutation(() => UpdateSupplierFeedResult, { description: 'Updates a feed. It starts its schedule again.' })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  updateSupplierFeed(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdateSupplierFeedInput, { description: 'The feed as it should be.' })
    input: UpdateSupplierFeedInput,
  ): Promise<typeof UpdateSupplierFeedResult> {
    return this.#desk.update(viewer, input);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes a feed. Its imports stay. Returns false if it doesn’t exist.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  deleteSupplierFeed(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'References `SupplierFeed.id`.' }) id: number,
  ): Promise<boolean> {
    return this.#desk.delete(viewer, id);
  }

  @Mutation(() => SupplierFeedResult, {
    description: 'Looks for a feed’s new file at once, in the background.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  fetchSupplierFeed(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'References `SupplierFeed.id`.' }) id: number,
  ): Promise<typeof SupplierFeedResult> {
    return this.#desk.fetch(viewer, id);
  }

  @Mutation(() => TestSupplierFeedResult, {
    description: 'Reads the beginning of a feed’s file, within 12 seconds. Nothing is imported.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  testSupplierFeed(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'References `SupplierFeed.id`.' }) id: number,
  ): Promise<typeof TestSupplierFeedResult> {
    return this.#trials.test(viewer, id);
  }

  @Mutation(() => SupplierFeedResult, {
    description:
      'Forgets the key of a feed’s SFTP host. The next connection remembers the one that it proves then.',
  })
  @Auth('ADMIN', 'WRITE_PURCHASES')
  forgetSupplierFeedKey(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, { description: 'References `SupplierFeed.id`.' }) id: number,
  ): Promise<typeof SupplierFeedResult> {
    return this.#desk.forgetKey(viewer, id);
  }
}

/** The import of a look's file. */
@Resolver(() => FeedRun)
export class FeedRunResolver extends Service {
  readonly #imports = new AnswerLoader<FeedRun, Import | null>(async (runs) => {
    const ids = runs.flatMap(({ importId }) => importId ?? []);
    const found = await this.platform.orm.em.fork().find(Import, { id: { $in: ids } });
    return runs.map(({ importId }) => found.find(({ id }) => id === importId) ?? null);
  });

  @FieldResolver(() => Import, {
    nullable: true,
    description: 'The import of the new file; null without one.',
  })
  import(@Root() run: FeedRun, @Ctx() context: Context): Promise<Import | null> {
    return this.#imports.load(context, run);
  }
}
