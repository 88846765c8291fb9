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

const SLUG = { description: 'The page in addresses.' };
const VERSION: InputRule = { min: 1 };

@Resolver()
export class PageWriteResolver extends Service {
  readonly #history = this.services.get(PageHistory);
  readonly #pages = this.services.get(PageService);
  readonly #writer = this.services.get(PageWriter);

  @Query(() => AdminPageContentList, { description: 'The pages of text, removed ones included.' })
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
      description: 'In which order.',
    })
    sort: AdminPageContentSort,
  ): Promise<AdminPageContentList> {
    return this.#history.list(filter, sort, paging);
  }

  @Query(() => AdminPageContent, {
    nullable: true,
    description: 'A page to edit; null if there never was one.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  adminPageContent(@Arg('slug', () => String, SLUG) slug: string): Promise<AdminPageContent | null> {
    return this.#history.find(slug);
  }

  @Query(() => PageTextList, {
    description: 'Every text that a page has had, newest first; an unknown page has none.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  pageHistory(@Arg('slug', () => String, SLUG) slug: string, @Paged() paging: Paging): Promise<PageTextList> {
    return this.#history.versions(slug, paging);
  }

  @Query(() => PageText, {
    nullable: true,
    description: 'One text that a page has or had; null if there is none.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  pageVersion(
    @Arg('slug', () => String, SLUG) slug: string,
    @Constraint(VERSION) @Arg('version', () => Int, { description: 'Its number.' }) version: number,
  ): Promise<PageText | null> {
    return this.#history.version(slug, version);
  }

  @Query(() => [PagePlaceholder], {
    description: 'The values of the settings that texts can name in double braces.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async pagePlaceholders(): Promise<PagePlaceholder[]> {
    return Object.entries(await this.#pages.placeholders()).map(([name, value]) => ({ name, value }));
  }

  @Mutation(() => CreatePageResult, { description: 'Adds a page of text to the shop.' })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async createPage(
    @Ctx() { viewer }: Context,
    @Arg('input', () => CreatePageInput, { description: 'The new page.' }) input: CreatePageInput,
  ): Promise<typeof CreatePageResult> {
    return this.#saved(await this.#writer.create(viewer, input));
  }

  @Mutation(() => UpdatePageResult, {
    description: 'Gives a page a new text. The one before stays in its history.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async updatePage(
    @Ctx() { viewer }: Context,
    @Arg('input', () => UpdatePageInput, { description: 'What the page says from now on.' })
    input: UpdatePageInput,
  ): Promise<typeof UpdatePageResult> {
    return this.#saved(await this.#writer.change(viewer, input));
  }

  @Mutation(() => RestorePageResult, {
    description: 'Copies an older text of a page into a new version, and shows a removed page again.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async restorePage(
    @Ctx() { viewer }: Context,
    @Arg('slug', () => String, SLUG) slug: string,
    @Constraint(VERSION)
    @Arg('version', () => Int, { description: 'The number of the older text.' })
    version: number,
  ): Promise<typeof RestorePageResult> {
    return this.#saved(await this.#writer.restore(viewer, slug, version));
  }

  @Mutation(() => DeletePageResult, {
    description:
      'Takes a page off the shop; restoring any version brings it back. Policies cannot be removed.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  deletePage(
    @Ctx() { viewer }: Context,
    @Arg('slug', () => String, SLUG) slug: string,
  ): Promise<typeof DeletePageResult> {
    return this.#writer.remove(viewer, slug);
  }

  /** The page of a slug that was written; a refusal as it is. */
  async #saved<Refused extends object>(written: string | Refused): Promise<PageSaved | Refused> {
    if (typeof written !== 'string') return written;
    const page = await this.#history.find(written);
    if (!page) throw new Error(`Page ${written} was deleted right after it was saved.`);
    return result(PageSaved, { page });
  }
}
