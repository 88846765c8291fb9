import { pagePath } from '@treadline/schema/input/policy-page';
import { Arg, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import { Constraint } from '../../platform/constraint.ts';
import { PAGE_NUMBER, PAGE_SIZE } from '../../platform/page.ts';
import type { Services } from '../../platform/services.ts';
import { PageContentList } from './page-list.type.ts';
import { PageContent } from './page.entity.ts';
import { PageService } from './page.service.ts';

@Resolver(() => PageContent)
export class PageResolver {
  readonly #pages: PageService;

  constructor(services: Services) {
    this.#pages = services.get(PageService);
  }

  @Query(() => PageContent, {
    nullable: true,
    description: 'The text of a page; null if there is none with that name.',
  })
  @Auth('GUEST')
  page(
    @Arg('slug', () => String, { description: 'The name of the page, for example privacy or terms.' })
    slug: string,
  ): Promise<PageContent | null> {
    return this.#pages.find(slug);
  }

  @Query(() => PageContentList, {
    description:
      'The pages that the owner has added, by title. The policies, which every shop has, are left out.',
  })
  @Auth('GUEST')
  pages(
    @Constraint(PAGE_NUMBER)
    @Arg('page', () => Int, { defaultValue: 1, description: 'The first part of the list is 1.' })
    page: number,
    @Constraint(PAGE_SIZE)
    @Arg('limit', () => Int, { defaultValue: 20, description: 'The most pages to return, 1 to 1000.' })
    limit: number,
  ): Promise<PageContentList> {
    return this.#pages.added(page, limit);
  }

  @FieldResolver(() => String, {
    description: 'Where the shop shows it, without the host: /privacy, or /pages/{slug} for an added page.',
  })
  path(@Root() { slug }: PageContent): string {
    return pagePath(slug);
  }
}
