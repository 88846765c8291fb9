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

/** The newsletter's issues, for staff. */
@Resolver(() => NewsletterIssue)
export class NewsletterIssueResolver extends Service {
  readonly #issues = this.services.get(NewsletterIssueService);
  readonly #content = this.services.get(NewsletterIssueContent);
  readonly #mails = new AnswerLoader<string, NewsletterIssueMails>((ids) => this.#issues.mails(ids));

  @Query(() => NewsletterIssuePage, {
    description: 'All issues: sent, scheduled and drafts.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  newsletterIssues(@Paged() paging: Paging): Promise<NewsletterIssuePage> {
    return this.#issues.list(paging);
  }

  @Query(() => NewsletterIssue, {
    nullable: true,
    description: 'A newsletter issue; null if the id is unknown.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  newsletterIssue(
    @Arg('id', () => ID, { description: 'The issue’s id, a UUID.' }) id: string,
  ): Promise<NewsletterIssue | null> {
    return this.#issues.find(id);
  }

  @Query(() => NewsletterChoices, { description: 'The articles and tyres that an issue can contain.' })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  newsletterChoices(): Promise<NewsletterChoices> {
    return this.#content.choices();
  }

  @Mutation(() => NewsletterIssueResult, {
    description: 'Creates a newsletter issue, or changes a draft.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  saveNewsletterIssue(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SaveNewsletterIssueInput, { description: 'The issue’s content.' })
    input: SaveNewsletterIssueInput,
  ): Promise<typeof NewsletterIssueResult> {
    return this.#issues.save(viewer, input);
  }

  @Mutation(() => NewsletterIssueResult, {
    description: 'Sends a draft once to each confirmed subscriber, now or later.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  sendNewsletterIssue(
    @Ctx() { viewer }: Context,
    @Arg('input', () => SendNewsletterIssueInput, { description: 'The draft, and when to send it.' })
    input: SendNewsletterIssueInput,
  ): Promise<typeof NewsletterIssueResult> {
    return this.#issues.send(viewer, input);
  }

  @Mutation(() => NewsletterIssueResult, {
    description: 'Turns a scheduled issue back into a draft.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  unscheduleNewsletterIssue(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The issue’s id, a UUID.' }) id: string,
  ): Promise<typeof NewsletterIssueResult> {
    return this.#issues.recall(viewer, id);
  }

  @Mutation(() => NewsletterIssueResult, {
    description: 'Emails an issue to the viewer only, as subscribers would get it.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  sendTestNewsletterIssue(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'The issue’s id, a UUID.' }) id: string,
  ): Promise<typeof NewsletterIssueResult> {
    return this.#issues.test(viewer, id);
  }

  @FieldResolver(() => NewsletterIssueMails, { description: 'The delivery of its emails.' })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  mails(@Root() { id }: NewsletterIssue, @Ctx() context: Context): Promise<NewsletterIssueMails> {
    return this.#mails.load(context, id);
  }

  @FieldResolver(() => String, {
    description: 'The email as a subscriber would get it now, as an HTML document.',
  })
  @Auth('ADMIN', 'WRITE_NEWSLETTER')
  preview(@Root() issue: NewsletterIssue): Promise<string> {
    return this.#issues.preview(issue);
  }
}
