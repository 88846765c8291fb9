export { SupplierDesk } from './editing/supplier-desk.service.ts';
export { decideServing } from './record/serving.ts';
export { offerImport } from './offers/offer-import.ts';
export { Supplier } from './record/supplier.entity.ts';
export { suppliers } from './suppliers.feature.ts';
