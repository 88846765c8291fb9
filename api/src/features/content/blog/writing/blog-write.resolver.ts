import type { InputRule } from '@treadline/schema/input/rule';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { AdminBlogPostSort } from '../record/blog.enums.ts';
import { BlogEditor } from './blog-editor.service.ts';
import { AdminBlogPostFilter, BlogPostInput } from './blog-write.inputs.ts';
import {
  BlogPostSaved,
  UpdateBlogPostResult,
  CreateBlogPostResult,
  AdminBlogPost,
  AdminBlogPostPage,
  BlogPostResult,
} from './blog-write.results.ts';
import { BlogWriter } from './blog-writer.service.ts';

const ID = { description: 'The number of the article.' };
const REVISION: InputRule = { min: 1 };

@Resolver()
export class BlogWriteResolver extends Service {
  readonly #editor = this.services.get(BlogEditor);
  readonly #writer = this.services.get(BlogWriter);

  @Query(() => AdminBlogPostPage, {
    description:
      'Articles for those who write them, drafts and scheduled ones too; their texts are left out.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  adminBlogPosts(
    @Paged() paging: Paging,
    @Arg('filter', () => AdminBlogPostFilter, { defaultValue: {}, description: 'Which articles.' })
    filter: AdminBlogPostFilter,
    @Arg('sort', () => AdminBlogPostSort, {
      defaultValue: AdminBlogPostSort.NEWEST,
      description: 'In which order.',
    })
    sort: AdminBlogPostSort,
  ): Promise<AdminBlogPostPage> {
    return this.#editor.list(filter, sort, paging);
  }

  @Query(() => AdminBlogPost, {
    nullable: true,
    description: 'An article to edit, with its text; null if there never was one.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  adminBlogPost(@Arg('id', () => Int, ID) id: number): Promise<AdminBlogPost | null> {
    return this.#editor.find(id);
  }

  @Mutation(() => CreateBlogPostResult, { description: 'Adds an article to the blog.' })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async createBlogPost(
    @Ctx() { viewer }: Context,
    @Arg('input', () => BlogPostInput, { description: 'The new article.' }) input: BlogPostInput,
  ): Promise<typeof CreateBlogPostResult> {
    return this.#saved(await this.#writer.create(viewer, input));
  }

  @Mutation(() => UpdateBlogPostResult, {
    description: 'Changes an article as a whole. An address that it had before leads to it for ever.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async updateBlogPost(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, ID) id: number,
    @Constraint(REVISION)
    @Arg('revision', () => Int, { description: 'The revision that was edited; a stale one is refused.' })
    revision: number,
    @Arg('input', () => BlogPostInput, { description: 'What the article is from now on.' })
    input: BlogPostInput,
  ): Promise<typeof UpdateBlogPostResult> {
    return this.#saved(await this.#writer.change(viewer, id, revision, input));
  }

  @Mutation(() => BlogPostResult, { description: 'Takes an article off the shop. It can be restored.' })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async deleteBlogPost(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, ID) id: number,
  ): Promise<typeof BlogPostResult> {
    return this.#saved(await this.#writer.move(viewer, id, 'removed'));
  }

  @Mutation(() => BlogPostResult, {
    description: 'Brings a removed article back as it was, be it published or a draft.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async restoreBlogPost(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, ID) id: number,
  ): Promise<typeof BlogPostResult> {
    return this.#saved(await this.#writer.move(viewer, id, 'restored'));
  }

  /** The article of a number that was written; a refusal as it is. */
  async #saved<Refused extends object>(written: number | Refused): Promise<BlogPostSaved | Refused> {
    if (typeof written !== 'number') return written;
    const post = await this.#editor.find(written);
    if (!post) throw new Error(`Article ${written} was deleted right after it was saved.`);
    return result(BlogPostSaved, { post });
  }
}
