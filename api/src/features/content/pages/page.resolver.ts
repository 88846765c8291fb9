import { pagePath } from '@treadline/schema/input/policy-page';
import { Arg, Extensions, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import type { Paging } from '../../../platform/lists/page.ts';
import { Paged } from '../../../platform/lists/paged.ts';
import { Service } from '../../../platform/services/services.ts';
import { PageContentList } from './page-list.type.ts';
import { MenuPage } from './page-menu.type.ts';
import { PageContent } from './page.entity.ts';
import { PageService } from './page.service.ts';

/** The links that a query is charged for; few shops have more. */
const ASSUMED_LINKS = 10;

@Resolver(() => PageContent)
export class PageResolver extends Service {
  readonly #pages = this.services.get(PageService);

  @Query(() => PageContent, {
    nullable: true,
    description: 'A page’s text; null if the slug is unknown.',
  })
  @Auth('GUEST')
  page(
    @Arg('slug', () => String, { description: 'The page’s slug, for example privacy or terms.' })
    slug: string,
  ): Promise<PageContent | null> {
    return this.#pages.find(slug);
  }

  @Query(() => String, {
    nullable: true,
    description: 'The title of a deleted page; null for any other slug.',
  })
  @Auth('GUEST')
  deletedPageTitle(
    @Arg('slug', () => String, { description: 'The slug it had when it was deleted.' }) slug: string,
  ): Promise<string | null> {
    return this.#pages.removedTitle(slug);
  }

  @Query(() => PageContentList, {
    description:
      'Pages that the owner has added, by title. The policies, which every shop has, are left out.',
  })
  @Auth('GUEST')
  pages(@Paged() paging: Paging): Promise<PageContentList> {
    return this.#pages.added(paging);
  }

  @Query(() => [MenuPage], {
    description: 'Pages that the owner has added to the menus or the footer, in their order.',
  })
  @Extensions({ assumedItems: ASSUMED_LINKS })
  @Auth('GUEST')
  menuPages(): Promise<MenuPage[]> {
    return this.#pages.linked();
  }

  @FieldResolver(() => String, {
    description: 'Its path on the shop, without the host: /privacy, or /pages/{slug} for an added page.',
  })
  path(@Root() { slug }: PageContent): string {
    return pagePath(slug);
  }
}
