import type { Feature } from '../../../platform/features/feature.ts';
import { importPaths, importResolver } from '../../operations/imports/index.ts';
import { AdminModelResolver } from './admin/admin-model.resolver.ts';
import { AdminProductResolver } from './admin/admin-product.resolver.ts';
import { TyreAdviceResolver } from './advice/tyre-advice.resolver.ts';
import { BulkChange } from './bulk/bulk-change.entity.ts';
import { changeProductsInBulk, endSales, sweepBulkChanges } from './bulk/bulk-change.jobs.ts';
import { BulkChangeResolver } from './bulk/bulk-change.resolver.ts';
import { mergeListingCounts, scoreTyres } from './catalogue.jobs.ts';
import { noteLowStock } from './catalogue.listeners.ts';
import { ProductImportResolver } from './import/product-import.resolver.ts';
import { productImport } from './import/product-import.ts';
import { BrandWriteResolver } from './models/brand-write.resolver.ts';
import { ModelWriteResolver } from './models/model-write.resolver.ts';
import { BrandResolver } from './reading/brand.resolver.ts';
import { DeletedProductResolver } from './reading/deleted-product.resolver.ts';
import { ModelResolver } from './reading/model.resolver.ts';
import { ProductResolver } from './reading/product.resolver.ts';
import { productAddresses } from './reading/product.sitemap.ts';
import { Brand } from './record/brand.entity.ts';
import { ModelRedirect } from './record/model-redirect.entity.ts';
import { Model } from './record/model.entity.ts';
import { ProductPrice } from './record/product-price.entity.ts';
import { Product } from './record/product.entity.ts';
import { SlugRedirect } from './record/slug-redirect.entity.ts';
import { ProductWriteResolver } from './writing/product-write.resolver.ts';

/** The products the shop sells, with their models and brands. */
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
    DeletedProductResolver,
    AdminProductResolver,
    BulkChangeResolver,
    TyreAdviceResolver,
    ProductImportResolver,
    importResolver(productImport.name, 'product', 'products', productImport.scope),
  ],
  jobs: [scoreTyres, mergeListingCounts, changeProductsInBulk, sweepBulkChanges, endSales],
  imports: [productImport],
  staffPaths: importPaths(productImport),
  listens: [noteLowStock],
  sitemap: [productAddresses],
};
