import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Context } from '../../platform/context.ts';
import { badInput } from '../../platform/errors.ts';
import { requestedFields } from '../../platform/requested-fields.ts';
import type { Services } from '../../platform/services.ts';
import { BlogCategory } from './blog-category.entity.ts';
import { BlogPostPage } from './blog-post-page.type.ts';
import { BlogPost } from './blog-post.entity.ts';
import { BlogViewService } from './blog-view.service.ts';
import { BlogService } from './blog.service.ts';

const PAGE = { defaultValue: 1, description: 'The first page is 1.' };
const LIMIT = { defaultValue: 10, description: 'How many, 1 to 1000.' };
const CATEGORY = { nullable: true, description: 'Only articles of this topic, by its slug.' };
const TAG = { nullable: true, description: 'Only articles with this tag, by its slug.' };
const SEARCH = {
  nullable: true,
  description: 'Only articles with these words; quotes keep words together, a minus leaves one out.',
};

@Resolver(() => BlogPost)
export class BlogResolver {
  readonly #blog: BlogService;
  readonly #views: BlogViewService;

  constructor(services: Services) {
    this.#blog = services.get(BlogService);
    this.#views = services.get(BlogViewService);
  }

  @Query(() => BlogPostPage, {
    description: 'Articles of the blog, newest first. A topic or tag that is none gives none.',
  })
  @Auth('GUEST')
  blogPosts(
    @Arg('page', () => Int, PAGE) page: number,
    @Arg('limit', () => Int, LIMIT) limit: number,
    @Arg('category', () => String, CATEGORY) category: string | null,
    @Arg('tag', () => String, TAG) tag: string | null,
    @Arg('search', () => String, SEARCH) search: string | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogPostPage> {
    const withContent = requestedFields(info).get('items')?.has('content') ?? false;
    return this.#blog.page(
      { category: category ?? null, tag: tag ?? null, search: search ?? null },
      page,
      limit,
      withContent,
    );
  }

  @Query(() => BlogPost, {
    nullable: true,
    description:
      'An article of the blog; null when there is none. Give exactly one of the arguments: none, or both, is refused.',
  })
  @Auth('GUEST')
  blogPost(
    @Arg('slug', () => String, { nullable: true, description: 'Its name in addresses.' }) slug: string | null,
    @Arg('id', () => Int, { nullable: true, description: 'Its number.' }) id: number | null,
  ): Promise<BlogPost | null> {
    if ((typeof slug === 'string') === (typeof id === 'number'))
      throw badInput('Give exactly one of slug and id.');
    return this.#blog.find({ slug, id });
  }

  @Query(() => [BlogCategory], { description: 'The topics of the blog, A to Z.' })
  @Auth('GUEST')
  blogCategories(): Promise<BlogCategory[]> {
    return this.#blog.categories();
  }

  @FieldResolver(() => [BlogPost], {
    description: 'Articles that share its topic or its tags, those that share most first.',
  })
  @Extensions({ runsStatement: true })
  relatedPosts(
    @Root() post: BlogPost,
    @Arg('limit', () => Int, { defaultValue: 3, description: 'How many, 1 to 1000.' }) limit: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogPost[]> {
    return this.#blog.related(post.id, limit, requestedFields(info).has('content'));
  }

  @Mutation(() => Boolean, {
    description: 'Counts a reader of an article, once a day and never a bot; tells whether it was counted.',
  })
  @Auth('GUEST')
  recordBlogView(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'The article that is being read.' }) slug: string,
  ): Promise<boolean> {
    return this.#views.record(slug, context);
  }
}
