import type { InputRule } from '@treadline/schema/input/rule';
import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Info,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { requestedFields } from '../../../../platform/graphql/requested-fields.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { PAGE_SIZE, Paged } from '../../../../platform/lists/paged.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { badInput } from '../../../../platform/services/errors.ts';
import { Service } from '../../../../platform/services/services.ts';
import { BlogCategory } from '../record/blog-category.entity.ts';
import { BlogPost } from '../record/blog-post.entity.ts';
import { BlogPostPage } from './blog-post-page.type.ts';
import { BlogViewService } from './blog-view.service.ts';
import { BlogService } from './blog.service.ts';

/** The limit for slugs and search words. */
const WORDS: InputRule = { maxLength: 200 };
const CATEGORY = { nullable: true, description: 'A topic’s slug: only its articles.' };
const TAG = { nullable: true, description: 'A tag’s slug: only articles with it.' };
const SEARCH = {
  nullable: true,
  description: 'Words to search for; quotes group words into a phrase, a minus excludes a word.',
};

@ArgsType()
class RelatedPostsArguments {
  @Constraint(PAGE_SIZE)
  @Field(() => Int, { defaultValue: 3, description: 'How many articles to return, 1 to 1000.' })
  limit: number;
}

@Resolver(() => BlogPost)
export class BlogResolver extends Service {
  readonly #blog = this.services.get(BlogService);
  readonly #views = this.services.get(BlogViewService);

  @Query(() => BlogPostPage, {
    description:
      'The blog’s articles, newest first; best matches first when searching. Unknown topics and ' +
      'tags match nothing.',
  })
  @Auth('GUEST')
  blogPosts(
    @Paged(10) paging: Paging,
    @Constraint(WORDS) @Arg('category', () => String, CATEGORY) category: string | null,
    @Constraint(WORDS) @Arg('tag', () => String, TAG) tag: string | null,
    @Constraint(WORDS) @Arg('search', () => String, SEARCH) search: string | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogPostPage> {
    const withContent = requestedFields(info).get('items')?.has('content') ?? false;
    return this.#blog.page(
      { category: category ?? null, tag: tag ?? null, search: search ?? null },
      paging,
      withContent,
    );
  }

  @Query(() => BlogPost, {
    nullable: true,
    description:
      'An article, by slug or number: give exactly one. Former slugs work too. Null if it’s unknown ' +
      'or not published.',
  })
  @Auth('GUEST')
  blogPost(
    @Arg('slug', () => String, { nullable: true, description: 'The slug of the article.' }) slug:
      | string
      | null,
    @Arg('id', () => Int, { nullable: true, description: 'The number of the article.' }) id: number | null,
  ): Promise<BlogPost | null> {
    if ((typeof slug === 'string') === (typeof id === 'number'))
      throw badInput('Give either slug or id, not both.');
    return this.#blog.find({ slug, id });
  }

  @Query(() => String, {
    nullable: true,
    description: 'The title of a published article that was deleted; null for any other slug.',
  })
  @Auth('GUEST')
  deletedBlogPostTitle(
    @Arg('slug', () => String, { description: 'The article’s current or former slug.' }) slug: string,
  ): Promise<string | null> {
    return this.#blog.removedTitle(slug);
  }

  @Query(() => [BlogCategory], { description: 'The blog’s topics, A to Z.' })
  @Auth('GUEST')
  blogCategories(): Promise<BlogCategory[]> {
    return this.#blog.categories();
  }

  @FieldResolver(() => [BlogPost], {
    description: 'Articles with a shared tag or the same topic; those sharing the most tags first.',
  })
  @Extensions({ runsStatement: true })
  relatedPosts(
    @Root() post: BlogPost,
    @Args() { limit }: RelatedPostsArguments,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogPost[]> {
    return this.#blog.related(post.id, limit, requestedFields(info).has('content'));
  }

  @Mutation(() => Boolean, {
    description:
      'Counts a reader of an article, once a day, but no bots or staff. Returns whether the reader ' +
      'was counted.',
  })
  @Auth('GUEST')
  recordBlogView(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'The slug of the article.' }) slug: string,
  ): Promise<boolean> {
    return this.#views.record(slug, context);
  }
}
