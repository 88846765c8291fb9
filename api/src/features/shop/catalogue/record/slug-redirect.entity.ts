import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An address that a product had before; it leads to the product for ever. */
@Entity({ tableName: 'slug_redirects' })
export class SlugRedirect {
  @PrimaryKey({ type: 'text' })
  slug: string;

  @Property({ type: 'integer' })
  productId: number;
}
