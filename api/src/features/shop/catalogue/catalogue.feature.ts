import type { Feature } from '../../../platform/features/feature.ts';
import { AdminModelResolver } from './admin-model.resolver.ts';
import { AdminProductResolver } from './admin/admin-product.resolver.ts';
import { BrandWriteResolver } from './brand-write.resolver.ts';
import { Brand } from './brand.entity.ts';
import { BrandResolver } from './brand.resolver.ts';
import { BulkChange } from './bulk/bulk-change.entity.ts';
import { changeProductsInBulk, endSales, sweepBulkChanges } from './bulk/bulk-change.jobs.ts';
import { BulkChangeResolver } from './bulk/bulk-change.resolver.ts';
import { scoreTyres } from './catalogue.jobs.ts';
import { noteLowStock } from './catalogue.listeners.ts';
import { ModelRedirect } from './model-redirect.entity.ts';
import { ModelWriteResolver } from './model-write.resolver.ts';
import { Model } from './model.entity.ts';
import { ModelResolver } from './model.resolver.ts';
import { ProductPrice } from './product-price.entity.ts';
import { ProductWriteResolver } from './product-write.resolver.ts';
import { Product } from './product.entity.ts';
import { ProductResolver } from './product.resolver.ts';
import { productAddresses } from './product.sitemap.ts';
import { RemovedProductResolver } from './removed-product.resolver.ts';
import { SlugRedirect } from './slug-redirect.entity.ts';
import { TyreAdviceResolver } from './tyre-advice.resolver.ts';

/** Brands, models and products: what the shop sells. */
export const catalogue: Feature = {
  entities: [Brand, Model, ModelRedirect, Product, ProductPrice, SlugRedirect, BulkChange],
  resolvers: [
    AdminModelResolver,
    BrandResolver,
    BrandWriteResolver,
    ModelResolver,
    ModelWriteResolver,
    ProductResolver,
    ProductWriteResolver,
    RemovedProductResolver,
    AdminProductResolver,
    BulkChangeResolver,
    TyreAdviceResolver,
  ],
  jobs: [scoreTyres, changeProductsInBulk, sweepBulkChanges, endSales],
  listens: [noteLowStock],
  sitemap: [productAddresses],
};
