import type { Feature } from '../../../platform/features/feature.ts';
import { importPaths, importResolver } from '../../operations/imports/index.ts';
import { supplierFiles } from '../catalogue/index.ts';
import { SupplierResolver } from './editing/supplier.resolver.ts';
import { offerImport } from './offers/offer-import.ts';
import { SupplierFileService } from './offers/supplier-file.service.ts';
import { SupplierOffer } from './record/supplier-offer.entity.ts';
import { Supplier } from './record/supplier.entity.ts';
import { decideSuppliers } from './suppliers.jobs.ts';

/** The wholesalers that the shop buys from, and what they offer. */
export const suppliers: Feature = {
  entities: [Supplier, SupplierOffer],
  resolvers: [
    SupplierResolver,
    importResolver(offerImport.name, 'offer', 'suppliers’ offers', offerImport.scope),
  ],
  jobs: [decideSuppliers],
  imports: [offerImport],
  provides: [supplierFiles.providedBy(SupplierFileService)],
  staffPaths: importPaths(offerImport),
};
