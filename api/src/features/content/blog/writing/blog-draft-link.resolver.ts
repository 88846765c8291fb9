import type { InputRule } from '@treadline/schema/input/rule';
import { Arg, Ctx, Directive, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { Constraint } from '../../../../platform/input/constraint.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { BlogPost } from '../record/blog-post.entity.ts';
import { BlogDraftLinks } from './blog-draft-link.service.ts';
import { BlogDraftLink, CreateBlogDraftLinkResult } from './blog-write.results.ts';

const DAYS: InputRule = { min: 1, max: 60, message: 'A link works for 1 to 60 days' };
const POST = { description: 'The number of the article.' };

@Resolver()
export class BlogDraftLinkResolver extends Service {
  readonly #links = this.services.get(BlogDraftLinks);

  @Query(() => BlogPost, {
    nullable: true,
    description:
      'The article that a draft link shows, as it would look if it were published now; null if the link is ' +
      'unknown, has expired or was withdrawn.',
  })
  @Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
  @Auth('GUEST')
  blogDraft(
    @Arg('token', () => String, { description: 'The token in the link’s address.' }) token: string,
  ): Promise<BlogPost | null> {
    return this.#links.open(token);
  }

  @Query(() => [BlogDraftLink], { description: 'The links to an article that still work, newest first.' })
  @Auth('ADMIN', 'WRITE_CONTENT')
  blogDraftLinks(@Arg('postId', () => Int, POST) postId: number): Promise<BlogDraftLink[]> {
    return this.#links.list(postId);
  }

  @Mutation(() => CreateBlogDraftLinkResult, {
    description: 'Makes a link that shows an article, as it stands at the time, to whoever has it.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  createBlogDraftLink(
    @Ctx() { viewer }: Context,
    @Arg('postId', () => Int, POST) postId: number,
    @Constraint(DAYS)
    @Arg('days', () => Int, { defaultValue: 7, description: 'How many days it works, 1 to 60.' })
    days: number,
  ): Promise<typeof CreateBlogDraftLinkResult> {
    return this.#links.create(viewer, postId, days);
  }

  @Mutation(() => Boolean, { description: 'Withdraws a draft link at once. Returns whether there was one.' })
  @Auth('ADMIN', 'WRITE_CONTENT')
  revokeBlogDraftLink(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The id under which the links of the article list it.' }) id: string,
  ): Promise<boolean> {
    return this.#links.withdraw(viewer, id);
  }
}
