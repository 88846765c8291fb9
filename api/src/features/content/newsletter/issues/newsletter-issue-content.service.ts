import type { RequestedFields } from '../../../../platform/graphql/requested-fields.ts';
import { Service } from '../../../../platform/services/services.ts';
import { mailPictures, Product, ProductService, type ProductRow } from '../../../shop/catalogue/index.ts';
import { BlogService } from '../../blog/index.ts';
import type { IssueContent, IssueOffer, IssuePost } from '../emails/newsletter-issue.email.ts';
import type { NewsletterIssue } from '../record/newsletter-issue.entity.ts';
import type { NewsletterChoices } from './newsletter-issue.results.ts';

const POSTS_TO_CHOOSE = 12;
const OFFERS_TO_CHOOSE = 24;
const OLD_PRICE: RequestedFields = new Map([['wasPrice', new Map()]]);

/** Reads an issue's content afresh: prices and articles can change after it was written. */
export class NewsletterIssueContent extends Service {
  readonly #blog = this.services.get(BlogService);
  readonly #products = this.services.get(ProductService);

  /** The articles and tyres that an issue can contain. */
  async choices(): Promise<NewsletterChoices> {
    const everything = { category: null, tag: null, search: null };
    const [posts, reduced] = await Promise.all([
      this.#blog.page(everything, { page: 1, limit: POSTS_TO_CHOOSE }, false),
      this.#products.reduced(OFFERS_TO_CHOOSE, OLD_PRICE),
    ]);
    const offers = await this.#tyres(reduced);
    return { posts: posts.items.map(({ id, title }) => ({ id, title })), offers };
  }

  /** The issue's content. Unpublished articles and tyres no longer reduced are left out. */
  async of({ subject, intro, postIds, productIds }: NewsletterIssue): Promise<IssueContent> {
    const [posts, offers] = await Promise.all([this.#posts(postIds), this.#offers(productIds)]);
    return { subject, intro, posts, offers };
  }

  async #posts(ids: readonly number[]): Promise<IssuePost[]> {
    const found = await Promise.all(ids.map((id) => this.#blog.find({ id })));
    return found.flatMap((post) =>
      post ? [{ title: post.title, slug: post.slug, excerpt: post.excerpt }] : [],
    );
  }

  async #offers(ids: readonly number[]): Promise<IssueOffer[]> {
    const tyres = await this.#tyres(await this.#products.byIds(ids, OLD_PRICE));
    const pictures = await mailPictures(this.platform.orm.em.fork(), tyres);
    return tyres.flatMap(({ id, name, slug, price, wasPrice, stockQuantity }) =>
      stockQuantity > 0 ? [{ name, slug, price, wasPrice, picture: pictures.get(id) ?? null }] : [],
    );
  }

  /**
   * The rows' products in the same order, each with the former price that may be shown; products without one are
   * left out.
   */
  async #tyres(rows: readonly ProductRow[]): Promise<(Product & { wasPrice: number })[]> {
    const em = this.platform.orm.em.fork();
    const products = await em.find(Product, { id: { $in: rows.map(({ id }) => id) } });
    const byId = new Map(products.map((product) => [product.id, product]));
    return rows.flatMap(({ id, wasPrice }) => {
      const product = byId.get(id);
      return product && wasPrice ? [Object.assign(product, { wasPrice })] : [];
    });
  }
}
