import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A former slug of a product. It redirects to the product for ever. */
@Entity({ tableName: 'slug_redirects' })
export class SlugRedirect {
  @PrimaryKey({ type: 'text' })
  slug: string;

  @Property({ type: 'integer' })
  productId: number;
}
