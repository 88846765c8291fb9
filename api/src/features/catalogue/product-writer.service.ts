import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../../platform/context.ts';
import { violatedConstraint } from '../../platform/database-errors.ts';
import { InvalidInput, type FieldError } from '../../platform/invalid-input.ts';
import type { Platform } from '../../platform/platform.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { AuditService } from '../audit/audit.service.ts';
import { UploadedPictures } from '../pictures/uploaded-picture.service.ts';
import { CatalogueDirectory, type Directory } from './catalogue-directory.service.ts';
import type { Model } from './model.entity.ts';
import { ProductAddresses } from './product-addresses.ts';
import { ProductAnnouncements } from './product-announcement.service.ts';
import { auditedFigures } from './product-audit.ts';
import {
  changedFigures,
  checkGiven,
  figuresOf,
  newFigures,
  searchTextOf,
  type ProductFigures,
} from './product-draft.ts';
import { chargedPrice, notePriceChange } from './product-price-history.ts';
import { putOnShelf } from './product-stock.ts';
import type { CreateProductInput, ProductImageInput, UpdateProductInput } from './product-write.inputs.ts';
import { ProductDeleted, ProductExists, ProductNotFound } from './product-write.results.ts';
import { Product } from './product.entity.ts';

const MAX_PICTURES = 8;
const REFUSAL = 'The product cannot be saved like this';
const NO_PRODUCT = 'Product not found';

/** What may be shared by no two products, and the refusal of what another has. */
const TAKEN = {
  sku: 'Another product has this SKU already.',
  ean: 'Another product has this EAN already.',
  slug: 'Another product has this address already.',
} as const;
type OwnField = keyof typeof TAKEN;

/** The constraints that say so. */
const CONSTRAINTS: Readonly<Record<string, OwnField>> = {
  products_sku_key: 'sku',
  products_ean_key: 'ean',
  products_slug_key: 'slug',
};

type Given = CreateProductInput | UpdateProductInput;
/** What is to be written, once everything outside the database is done. */
interface Prepared {
  readonly model: Model | null | undefined;
  readonly pictures: string[] | undefined;
  readonly directory: Directory;
}

/** Adds, changes and takes away what the shop sells. */
export class ProductWriter {
  readonly #platform: Platform;
  readonly #addresses = new ProductAddresses();
  readonly #announcements: ProductAnnouncements;
  readonly #audit: AuditService;
  readonly #directory: CatalogueDirectory;
  readonly #uploads: UploadedPictures;

  constructor(services: Services) {
    this.#platform = services.platform;
    this.#announcements = services.get(ProductAnnouncements);
    this.#audit = services.get(AuditService);
    this.#directory = services.get(CatalogueDirectory);
    this.#uploads = services.get(UploadedPictures);
  }

  /** Makes a product. @returns its number, or why there is none. */
  async create(viewer: Viewer, input: CreateProductInput): Promise<number | InvalidInput | ProductExists> {
    const prepared = await this.#prepare(input);
    if (prepared instanceof InvalidInput) return prepared;
    const { model, directory, pictures = [] } = prepared;
    if (!model) throw new TypeError('A product is never made without its model.');
    const figures = newFigures(input, model);
    return this.#write(input, async (em) => {
      const now = this.#platform.now();
      const slug = await this.#addresses.free(em, figures, input.slug ?? null);
      if (slug === null) return this.#exists(em, 'slug', input);
      const product = em.create(Product, {
        ...figures,
        slug,
        pictures,
        searchText: searchTextOf(figures, brandOf(directory, figures)),
        wasPrice: null,
        wasPriceUntil: null,
        stockOnHand: 0,
        stockReserved: 0,
        popularity: 1,
        deletedAt: null,
        createdAt: now,
        updatedAt: now,
      } as never);
      await em.flush();
      putOnShelf(em, product, input.stockQuantity ?? 0, now);
      this.#audit.record(em, {
        actor: viewer,
        subject: 'product',
        subjectId: String(product.id),
        action: 'made',
        before: {},
        after: auditedFigures(product),
      });
      await this.#announcements.changed(em, product, 'CREATED');
      return product.id;
    });
  }

  /** Changes a product; what is not given stays. @returns its number, or why it stays as it was. */
  async update(
    viewer: Viewer,
    input: UpdateProductInput,
  ): Promise<number | InvalidInput | ProductExists | ProductNotFound> {
    const prepared = await this.#prepare(input);
    if (prepared instanceof InvalidInput) return prepared;
    return this.#write(input, async (em) => {
      const product = await this.#locked(em, input.id);
      if (!product) return result(ProductNotFound, { message: NO_PRODUCT });
      const now = this.#platform.now();
      const before = auditedFigures(product);
      const charged = chargedPrice(product);
      const available = product.stockOnHand - product.stockReserved;
      const model = prepared.model ?? prepared.directory.models.get(product.modelId);
      if (!model)
        throw new Error(
          `Product ${product.id} names model ${product.modelId}, which is not in the directory.`,
        );
      const figures = changedFigures(figuresOf(product), input, model);
      if (!(await this.#addresses.move(em, product, figures.slug))) return this.#exists(em, 'slug', input);
      Object.assign(product, figures, {
        searchText: searchTextOf(figures, brandOf(prepared.directory, figures)),
        updatedAt: now,
      });
      if (prepared.pictures) product.pictures = prepared.pictures;
      await notePriceChange(em, product, charged, now);
      if (typeof input.stockQuantity === 'number') putOnShelf(em, product, input.stockQuantity, now);
      this.#audit.record(em, {
        actor: viewer,
        subject: 'product',
        subjectId: String(product.id),
        action: 'changed',
        before,
        after: auditedFigures(product),
      });
      await this.#announcements.changed(em, product, 'UPDATED');
      await this.#announcements.stockFell(em, product, available);
      return product.id;
    });
  }

  /** Takes a product out of the shop for good. Its row stays, for orders, prices and old addresses name it. */
  async remove(viewer: Viewer, id: number): Promise<ProductDeleted | ProductNotFound> {
    return this.#write({}, async (em) => {
      const product = await this.#locked(em, id);
      if (!product) return result(ProductNotFound, { message: NO_PRODUCT });
      const now = this.#platform.now();
      Object.assign(product, { deletedAt: now, updatedAt: now });
      this.#audit.record(em, {
        actor: viewer,
        subject: 'product',
        subjectId: String(id),
        action: 'deleted',
        before: { deleted: false },
        after: { deleted: true },
      });
      await this.#announcements.changed(em, product, 'DELETED');
      return result(ProductDeleted, { id });
    }) as Promise<ProductDeleted | ProductNotFound>;
  }

  #locked(em: EntityManager, id: number): Promise<Product | null> {
    return em.findOne(Product, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Runs a write, and tells every process of it once it stands. What the database refuses to have twice is a refusal. */
  async #write<Answer extends object | number>(
    given: Pick<Partial<Given>, OwnField>,
    work: (em: EntityManager) => Promise<Answer>,
  ): Promise<Answer | ProductExists> {
    try {
      const answer = await this.#platform.orm.em.fork().transactional(work);
      if (typeof answer === 'number' || answer instanceof ProductDeleted)
        await this.#platform.versions.bump('catalogue');
      return answer;
    } catch (error) {
      const field = CONSTRAINTS[violatedConstraint(error) ?? ''];
      if (!field) throw error;
      return this.#exists(this.#platform.orm.em.fork(), field, given);
    }
  }

  /** The refusal of what another product has. */
  async #exists(
    em: EntityManager,
    field: OwnField,
    given: Pick<Partial<Given>, OwnField>,
  ): Promise<ProductExists> {
    const value = given[field]?.trim() ?? '';
    const product = await em.findOne(
      Product,
      { [field]: field === 'sku' ? value.toUpperCase() : value, deletedAt: null },
      { fields: ['id'] },
    );
    return result(ProductExists, { field, productId: product?.id ?? null, message: TAKEN[field] });
  }

  /** Checks what was given and keeps its pictures, before any row is locked. */
  async #prepare(given: Given): Promise<Prepared | InvalidInput> {
    const directory = await this.#directory.read();
    const model = typeof given.model === 'string' ? (modelOf(directory, given.model) ?? null) : undefined;
    const fields = checkGiven(given, model);
    if (fields.length > 0) return InvalidInput.of(REFUSAL, fields);
    const pictures = given.images ? await this.#keepPictures(given.images) : undefined;
    if (pictures && 'faults' in pictures) return InvalidInput.of(REFUSAL, pictures.faults);
    return { model, directory, pictures: pictures?.names };
  }

  async #keepPictures(
    images: readonly ProductImageInput[],
  ): Promise<{ names: string[] } | { faults: FieldError[] }> {
    if (images.length > MAX_PICTURES)
      return { faults: [{ path: 'images', message: `A product has at most ${MAX_PICTURES} pictures` }] };
    const names = new Set<string>();
    const faults: FieldError[] = [];
    for (const [index, { url, file }] of images.entries()) {
      const path = `images.${index}`;
      if (Boolean(url) === Boolean(file))
        faults.push({ path, message: 'A picture is either an address or a file' });
      else if (file) {
        const kept = await this.#uploads.keep(file.bytes);
        if ('name' in kept) names.add(kept.name);
        else faults.push({ path, message: kept.fault });
      } else {
        const name = await this.#uploads.nameOf(url ?? '');
        if (name) names.add(name);
        else faults.push({ path, message: 'This is not the address of a picture that was uploaded here' });
      }
    }
    return faults.length > 0 ? { faults } : { names: [...names] };
  }
}

const brandOf = ({ brands }: Directory, { brandId }: Pick<ProductFigures, 'brandId'>): string =>
  brands.get(brandId)?.name ?? '';

/** The model of a slug, or of brand and name as people write them. */
function modelOf({ models, modelsBySlug }: Directory, given: string): Model | undefined {
  const wanted = given.trim().toLowerCase();
  return (
    modelsBySlug.get(wanted) ?? [...models.values()].find(({ fullName }) => fullName.toLowerCase() === wanted)
  );
}
