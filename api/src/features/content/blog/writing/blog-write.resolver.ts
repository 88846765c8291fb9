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

const ID = { description: 'The article’s number.' };
const REVISION: InputRule = { min: 1 };

@Resolver()
export class BlogWriteResolver extends Service {
  readonly #editor = this.services.get(BlogEditor);
  readonly #writer = this.services.get(BlogWriter);

  @Query(() => AdminBlogPostPage, {
    description:
      'Articles for their authors, including drafts and scheduled ones; their content is left out.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  adminBlogPosts(
    @Paged() paging: Paging,
    @Arg('filter', () => AdminBlogPostFilter, { defaultValue: {}, description: 'Which articles.' })
    filter: AdminBlogPostFilter,
    @Arg('sort', () => AdminBlogPostSort, {
      defaultValue: AdminBlogPostSort.NEWEST,
      description: 'How to sort them.',
    })
    sort: AdminBlogPostSort,
  ): Promise<AdminBlogPostPage> {
    return this.#editor.list(filter, sort, paging);
  }

  @Query(() => AdminBlogPost, {
    nullable: true,
    description: 'An article to edit, with its content; null if the number is unknown.',
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
    description: 'Replaces an article. Its former slugs redirect for ever.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async updateBlogPost(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, ID) id: number,
    @Constraint(REVISION)
    @Arg('revision', () => Int, { description: 'The revision that was edited; an outdated one is refused.' })
    revision: number,
    @Arg('input', () => BlogPostInput, { description: 'The whole article.' })
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
    description: 'Restores a deleted article to its former state, published or draft.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  async restoreBlogPost(
    @Ctx() { viewer }: Context,
    @Arg('id', () => Int, ID) id: number,
  ): Promise<typeof BlogPostResult> {
    return this.#saved(await this.#writer.move(viewer, id, 'restored'));
  }

  /** The saved article, by its number; passes refusals through. */
  async #saved<Refused extends object>(written: number | Refused): Promise<BlogPostSaved | Refused> {
    if (typeof written !== 'number') return written;
    const post = await this.#editor.find(written);
    if (!post) throw new Error(`Article ${written} was deleted right after it was saved.`);
    return result(BlogPostSaved, { post });
  }
}
