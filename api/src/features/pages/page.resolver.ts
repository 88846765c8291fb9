import { Arg, Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Services } from '../../platform/services.ts';
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
    @Arg('slug', () => String, { description: 'The name of the page: privacy, terms, returns or cookies.' })
    slug: string,
  ): Promise<PageContent | null> {
    return this.#pages.find(slug);
  }
}
