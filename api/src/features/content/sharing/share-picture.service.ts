import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { tyreMarkings, type TyreMarkings } from '@treadline/schema/trade/tyre/tyre-title';
import { mainColours } from '@treadline/schema/trade/values/main-colour';
import sharp from 'sharp';
import { bytesOf, type ListedFile, type OpenFile } from '../../../platform/files/file-store.ts';
import type { RequestedFields } from '../../../platform/graphql/requested-fields.ts';
import { BoundedQueue } from '../../../platform/process/bounded-queue.ts';
import { Service } from '../../../platform/services/services.ts';
import { LOOK_FOLDER, logoOf, SettingsService } from '../../operations/settings/index.ts';
import { ProductService, type Product } from '../../shop/catalogue/index.ts';
import { ShopPictures, UploadedPictures } from '../../shop/pictures/index.ts';
import { BlogService, type BlogPost } from '../blog/index.ts';
import type { ArticleFacts, CardMark, TyreFacts } from './share-card.ts';

/** Increment it whenever the cards' design changes: pictures are cached for ever under their URLs. */
const LOOK = 1;
/** The folder of these pictures in file storage. */
const FOLDER = 'share';
/** The path prefix of pictures for link previews. */
export const SHARE_PATH = '/share/';

/** The kinds of page that have their own picture. */
export const SHARED_KINDS = ['products', 'posts'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** Drawing takes a tenth of a second. A request that would wait longer than a preview does is turned away. */
const DRAWING = { atATime: 1, waiting: 20, patienceMs: 8_000 };
/** About 60 kB each. The oldest are deleted, and drawn again if requested. */
const MOST_KEPT = 3_000;
const SWEEP_EVERY = 100;

/** Loads the product's data that the sharePictureUrl field needs. */
const DRAWN_FIELDS: RequestedFields = new Map([['sharePictureUrl', new Map()]]);

/** The card's tyre picture doesn't exist yet, but will soon. */
export class NotDrawnYet extends Error {
  override readonly name = 'NotDrawnYet';
}

/** A product with the data on its card. */
export type DrawnProduct = Pick<
  Product,
  'id' | 'brand' | 'model' | 'imageUrl' | 'fuelEfficiency' | 'wetGrip' | 'noiseDb'
> &
  TyreMarkings;
/** An article with the data on its card. */
export type DrawnPost = Pick<BlogPost, 'id' | 'title' | 'category' | 'featuredImage'>;

/** A card to be drawn. */
interface Card {
  readonly id: number;
  readonly facts: TyreFacts | ArticleFacts;
  /** The path of the picture on it; null if it has none. */
  readonly picture: string | null;
  readonly svg: (shop: CardMark, hasPicture: boolean) => Promise<string>;
}

/** Loaded for the first card, because the typefaces take 30 MB. */
const drawing = () => import('./share-card.ts');

function cardOfProduct(product: DrawnProduct): Card {
  const { id, brand, model, size, fuelEfficiency, wetGrip, noiseDb, imageUrl } = product;
  const markings = tyreMarkings(product);
  const facts = { brand: brand.name, model: model.name, size, markings, fuelEfficiency, wetGrip, noiseDb };
  return {
    id,
    facts,
    picture: imageUrl,
    svg: async (shop) => (await drawing()).tyreCard(facts, shop),
  };
}

function cardOfPost({ id, title, category, featuredImage }: DrawnPost): Card {
  const facts = { title, topic: category.name };
  return {
    id,
    facts,
    picture: featuredImage,
    svg: async (shop, hasPicture) => (await drawing()).articleCard(facts, shop, hasPicture),
  };
}

/** Pictures for link previews: drawn when first requested, then kept in file storage. */
export class SharePictures extends Service {
  readonly #products = this.services.get(ProductService);
  readonly #blog = this.services.get(BlogService);
  readonly #settings = this.services.get(SettingsService);
  readonly #uploads = this.services.get(UploadedPictures);
  readonly #pictures = this.services.get(ShopPictures).pictures;
  readonly #queue = new BoundedQueue(DRAWING);
  readonly #inFlight = new Map<string, Promise<Buffer>>();
  #drawn = 0;

  /** The path of a product's picture; it changes with the picture. */
  async pathOfProduct(product: DrawnProduct): Promise<string> {
    return this.#path('products', cardOfProduct(product));
  }

  /** The path of an article's picture; it changes with the picture. */
  async pathOfPost(post: DrawnPost): Promise<string> {
    return this.#path('posts', cardOfPost(post));
  }

  /**
   * A product's or article's picture at its current path; other paths redirect there. Null if the page is
   * unknown.
   * @throws QueueFull if too many requests are waiting.
   * @throws NotDrawnYet while its tyre's picture is still being drawn.
   * @throws FilesAway if file storage doesn't respond.
   */
  async find(
    kind: SharedKind,
    id: number,
    path: string,
  ): Promise<Buffer | { readonly movedTo: string } | null> {
    const card = await this.#card(kind, id);
    if (!card) return null;
    const at = await this.#path(kind, card);
    if (at !== path) return { movedTo: at };
    const name = `${kind}-${basename(path)}`;
    const known = this.#inFlight.get(name);
    if (known) return known;
    const work = this.#keptOrDrawn(name, card).finally(() => this.#inFlight.delete(name));
    this.#inFlight.set(name, work);
    return work;
  }

  async #card(kind: SharedKind, id: number): Promise<Card | null> {
    if (kind === 'posts') {
      const post = await this.#blog.find({ id });
      return post && cardOfPost(post);
    }
    const [product] = await this.#products.byIds([id], DRAWN_FIELDS);
    // DRAWN_FIELDS loads everything that a card needs.
    return product ? cardOfProduct(product as DrawnProduct) : null;
  }

  async #path(kind: SharedKind, { id, facts, picture }: Card): Promise<string> {
    const { shopName, logo, mainColour } = await this.#settings.read();
    const version = createHash('sha256')
      .update(JSON.stringify([LOOK, shopName, logo, mainColour, facts, picture]))
      .digest('hex')
      .slice(0, 12);
    return `${SHARE_PATH}${kind}/${id}-${version}.jpg`;
  }

  async #keptOrDrawn(name: string, card: Card): Promise<Buffer> {
    const kept = await this.platform.files.open(`${FOLDER}/${name}`);
    if (kept) return bytesOf(kept);
    return this.#queue.run(async () => {
      const picture = await this.#draw(card);
      await this.platform.files.write(`${FOLDER}/${name}`, picture);
      this.#drawn += 1;
      if (this.#drawn % SWEEP_EVERY === 0) await this.#sweep();
      return picture;
    });
  }

  /** @throws NotDrawnYet while the tyre's picture doesn't exist. */
  async #draw({ picture, svg }: Card): Promise<Buffer> {
    const isOurs = picture?.startsWith('/uploads/products/') ?? false;
    const file = picture && isOurs ? await this.#pictureFile(basename(picture)) : null;
    if (isOurs && !file) throw new NotDrawnYet();
    const card = sharp(Buffer.from(await svg(await this.#mark(), file !== null)));
    if (file) {
      const { left, top, side } = (await drawing()).TYRE_PLACE;
      const input = await sharp(await bytesOf(file))
        .resize(side, side, { fit: 'cover' })
        .png()
        .toBuffer();
      card.composite([{ input, left, top }]);
    }
    return card.jpeg({ quality: 84 }).toBuffer();
  }

  async #mark(): Promise<CardMark> {
    const { shopName, logo, mainColour } = await this.#settings.read();
    const owned = logoOf(logo);
    const file = owned && (await this.platform.files.open(`${LOOK_FOLDER}/${logo}.png`));
    return {
      shopName,
      colours: mainColours(mainColour),
      logo: file && owned && { png: await bytesOf(file), width: owned.width, height: owned.height },
    };
  }

  async #sweep(): Promise<void> {
    const files: ListedFile[] = [];
    for await (const file of this.platform.files.list(FOLDER)) files.push(file);
    const oldest = files
      .toSorted((one, other) => one.modified.getTime() - other.modified.getTime())
      .slice(0, Math.max(0, files.length - MOST_KEPT));
    for (const { name } of oldest) await this.platform.files.remove(name);
  }

  async #pictureFile(name: string): Promise<OpenFile | null> {
    return (await this.#uploads.open(name)) ?? this.#pictures.open(name);
  }
}
