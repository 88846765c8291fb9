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
const POST = { description: 'The article’s number.' };

@Resolver()
export class BlogDraftLinkResolver extends Service {
  readonly #links = this.services.get(BlogDraftLinks);

  @Query(() => BlogPost, {
    nullable: true,
    description:
      'The article behind a draft link, as it would look if published now; null if the link is ' +
      'unknown, expired or revoked.',
  })
  @Directive('@cacheControl(maxAge: 0, scope: PRIVATE)')
  @Auth('GUEST')
  blogDraft(
    @Arg('token', () => String, { description: 'The token in the link’s URL.' }) token: string,
  ): Promise<BlogPost | null> {
    return this.#links.open(token);
  }

  @Query(() => [BlogDraftLink], { description: 'An article’s links that still work, newest first.' })
  @Auth('ADMIN', 'WRITE_CONTENT')
  blogDraftLinks(@Arg('postId', () => Int, POST) postId: number): Promise<BlogDraftLink[]> {
    return this.#links.list(postId);
  }

  @Mutation(() => CreateBlogDraftLinkResult, {
    description: 'Creates a link that shows the article’s current text to anyone who has it.',
  })
  @Auth('ADMIN', 'WRITE_CONTENT')
  createBlogDraftLink(
    @Ctx() { viewer }: Context,
    @Arg('postId', () => Int, POST) postId: number,
    @Constraint(DAYS)
    @Arg('days', () => Int, { defaultValue: 7, description: 'How many days the link works, 1 to 60.' })
    days: number,
  ): Promise<typeof CreateBlogDraftLinkResult> {
    return this.#links.create(viewer, postId, days);
  }

  @Mutation(() => Boolean, { description: 'Revokes a draft link at once. Returns whether it existed.' })
  @Auth('ADMIN', 'WRITE_CONTENT')
  revokeBlogDraftLink(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The link’s id, from blogDraftLinks.' }) id: string,
  ): Promise<boolean> {
    return this.#links.withdraw(viewer, id);
  }
}
