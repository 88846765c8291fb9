import { FieldResolver, Resolver, Root } from 'type-graphql';
import { Service } from '../../../platform/services/services.ts';
import { Product } from '../../shop/catalogue/index.ts';
import { BlogPost } from '../blog/index.ts';
import { SharePictures } from './share-picture.service.ts';

const DESCRIPTION =
  'The picture for link previews, 1200 by 630 pixels, as a path from the site’s root. The path ' +
  'changes with the picture.';

@Resolver(() => Product)
export class ProductShareResolver extends Service {
  readonly #pictures = this.services.get(SharePictures);

  @FieldResolver(() => String, { description: DESCRIPTION })
  sharePictureUrl(@Root() product: Product): Promise<string> {
    return this.#pictures.pathOfProduct(product);
  }
}

@Resolver(() => BlogPost)
export class PostShareResolver extends Service {
  readonly #pictures = this.services.get(SharePictures);

  @FieldResolver(() => String, { description: DESCRIPTION })
  sharePictureUrl(@Root() post: BlogPost): Promise<string> {
    return this.#pictures.pathOfPost(post);
  }
}
