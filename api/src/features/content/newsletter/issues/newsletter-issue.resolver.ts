import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { NewsletterIssue } from '../record/newsletter-issue.entity.ts';
import { NewsletterIssueContent } from './newsletter-issue-content.service.ts';
import { SaveNewsletterIssueInput, SendNewsletterIssueInput } from './newsletter-issue.inputs.ts';
import {
  NewsletterChoices,
  NewsletterIssueMails,
  NewsletterIssuePage,
  NewsletterIssueResult,
} from './newsletter-issue.results.ts';
import { NewsletterIssueService } from './newsletter-issue.service.ts';

/** The newsletter's issues, for administrators. */
@Resolver(() => NewsletterIssue)
export class NewsletterIssueResolver extends Service {
  readonly #issues = this.services.get(NewsletterIssueService);
  readonly #content = this.services.get(NewsletterIssueContent);
  readonly #mails = new AnswerLoader<string, NewsletterIssueMails>((ids) => this.#issues.mails(ids));

  @Query(() => NewsletterIssuePage, {
    description: 'What was written to subscribers, and what is being prepared.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  newsletterIssues(@Paged() paging: Paging): Promise<NewsletterIssuePage> {
    return this.#issues.list(paging);
  }

  @Query(() => NewsletterIssue, {
    nullable: true,
    description: 'An issue of the newsletter; null if there is none.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  newsletterIssue(
    @Arg('id', () => ID, { description: 'Which issue, a UUID.' }) id: string,
  ): Promise<NewsletterIssue | null> {
    return this.#issues.find(id);
  }

  @Query(() => NewsletterChoices, { description: 'What an issue can be made of.' })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  newsletterChoices(): Promise<NewsletterChoices> {
    return this.#content.choices();
  }

  @Mutation(() => NewsletterIssueResult, {
    description: 'Begins an issue of the newsletter, or changes a draft.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  saveNewsletterIssue(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SaveNewsletterIssueInput, { description: 'What it consists of.' })
    input: SaveNewsletterIssueInput,
  ): Promise<typeof NewsletterIssueResult> {
    return this.#issues.save(viewer, input);
  }

  @Mutation(() => NewsletterIssueResult, {
    description: 'Sends a draft to every confirmed subscriber, once each, now or at a time to come.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  sendNewsletterIssue(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SendNewsletterIssueInput, { description: 'Which draft, and when.' })
    input: SendNewsletterIssueInput,
  ): Promise<typeof NewsletterIssueResult> {
    return this.#issues.send(viewer, input);
  }

  @Mutation(() => NewsletterIssueResult, {
    description: 'Makes an issue that waits for its time a draft again.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  unscheduleNewsletterIssue(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Which issue, a UUID.' }) id: string,
  ): Promise<typeof NewsletterIssueResult> {
    return this.#issues.recall(viewer, id);
  }

  @Mutation(() => NewsletterIssueResult, {
    description: 'Mails an issue to the viewer alone, to see it as its readers will.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  sendTestNewsletterIssue(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Which issue, a UUID.' }) id: string,
  ): Promise<typeof NewsletterIssueResult> {
    return this.#issues.test(viewer, id);
  }

  @FieldResolver(() => NewsletterIssueMails, { description: 'What became of its mails.' })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  mails(@Root() { id }: NewsletterIssue, @Ctx() context: Context): Promise<NewsletterIssueMails> {
    return this.#mails.load(context, id);
  }

  @FieldResolver(() => String, {
    description: 'The mail as a subscriber would get it now, as a document of HTML.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  preview(@Root() issue: NewsletterIssue): Promise<string> {
    return this.#issues.preview(issue);
  }
}
