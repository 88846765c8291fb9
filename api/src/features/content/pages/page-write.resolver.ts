import type { InputRule } from '@treadline/schema/input/rule';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../platform/input/constraint.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import { Paged } from '../../../platform/lists/paged.ts';
import type { Context } from '../../../platform/services/context.ts';
import { result } from '../../../platform/services/result.ts';
import { Service } from '../../../platform/services/services.ts';
import { PageHistory } from './page-history.service.ts';
import {
  UpdatePageInput,
  CreatePageInput,
  AdminPageContentFilter,
  AdminPageContentSort,
} from './page-write.inputs.ts';
import {
  UpdatePageResult,
  CreatePageResult,
  AdminPageContent,
  AdminPageContentList,
  PagePlaceholder,
  PageSaved,
  PageText,
  PageTextList,
  DeletePageResult,
  RestorePageResult,
} from './page-write.results.ts';
import { PageWriter } from './page-writer.service.ts';
import { PageService } from './page.service.ts';

const SLUG = { description: 'The slug that is or was its address, for example “privacy”.' };
const VERSION: InputRule = { min: 1 };

@Resolver()
export class PageWriteResolver extends Service {
  readonly #history = this.services.get(PageHistory);
  readonly #pages = this.services.get(PageService);
  readonly #writer = this.services.get(PageWriter);

  @Query(() => AdminPageContentList, { description: 'Text pages, including deleted ones.' })
  @Auth('ADMIN', 'WRITE_CONTENT')
  adminPageContents(
    @Paged() paging: Paging,
    @Arg('filter', () => AdminPageContentFilter, {
      defaultValue: {},
      description: 'Which pages; all by default.',
    })
    filter: AdminPageContentFilter,
    @Arg('sort', () => AdminPageContentSort, {
      defaultValue: AdminPageContentSort.TITLE,
      description: 'How to sort them.',
    })
    sort: AdminPageContentSort,
  ): Promise<AdminPageContentList> {
    return this.#history.list(filter, sort, paging);
  }

  @Query(() => AdminPageContent, {
    nullable: true,
    description: 'A page to edit; null if the slug was never used.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  adminPageContent(@Arg('slug', () => String, SLUG) slug: string): Promise<AdminPageContent | null> {
    return this.#history.find(slug);
  }

  @Query(() => PageTextList, {
    description: 'All versions of a page, newest first; empty if the page is unknown.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  pageHistory(@Arg('slug', () => String, SLUG) slug: string, @Paged() paging: Paging): Promise<PageTextList> {
    return this.#history.versions(slug, paging);
  }

  @Query(() => PageText, {
    nullable: true,
    description: 'A version of a page; null if it’s unknown.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  pageVersion(
    @Arg('slug', () => String, SLUG) slug: string,
    @Constraint(VERSION) @Arg('version', () => Int, { description: 'The version’s number.' }) version: number,
  ): Promise<PageText | null> {
    return this.#history.version(slug, version);
  }

  @Query(() => [PagePlaceholder], {
    description: 'The settings’ values that texts can refer to in double braces.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async pagePlaceholders(): Promise<PagePlaceholder[]> {
    return Object.entries(await this.#pages.placeholders()).map(([name, value]) => ({ name, value }));
  }

  @Mutation(() => CreatePageResult, { description: 'Adds a text page to the shop.' })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async createPage(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreatePageInput, { description: 'The new page.' }) input: CreatePageInput,
  ): Promise<typeof CreatePageResult> {
    return this.#saved(await this.#writer.create(viewer, input));
  }

  @Mutation(() => UpdatePageResult, {
    description: 'Gives a page a new text. The former one stays in its history.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async updatePage(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdatePageInput, { description: 'The page’s new content.' })
    input: UpdatePageInput,
  ): Promise<typeof UpdatePageResult> {
    return this.#saved(await this.#writer.change(viewer, input));
  }

  @Mutation(() => RestorePageResult, {
    description:
      'Copies an older text of a page into a new version, and publishes the page again if it was deleted.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async restorePage(
    @Ctx() { viewer }: Context,
    @Arg('slug', () => String, SLUG) slug: string,
    @Constraint(VERSION)
    @Arg('version', () => Int, { description: 'The older version’s number.' })
    version: number,
  ): Promise<typeof RestorePageResult> {
    return this.#saved(await this.#writer.restore(viewer, slug, version));
  }

  @Mutation(() => DeletePageResult, {
    description:
      'Takes a page off the shop; restoring any version publishes it again. Policies can’t be deleted.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  deletePage(
    @Ctx() { viewer }: Context,
    @Arg('slug', () => String, SLUG) slug: string,
  ): Promise<typeof DeletePageResult> {
    return this.#writer.remove(viewer, slug);
  }

  /** The saved page, by its slug; passes refusals through. */
  async #saved<Refused extends object>(written: string | Refused): Promise<PageSaved | Refused> {
    if (typeof written !== 'string') return written;
    const page = await this.#history.find(written);
    if (!page) throw new Error(`Page ${written} was deleted right after it was saved.`);
    return result(PageSaved, { page });
  }
}
