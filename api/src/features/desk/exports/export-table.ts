import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { productColumns } from '../../shop/catalogue/index.ts';
import { vehicleColumns } from '../../shop/vehicles/index.ts';
import { deskExports } from './desk-export-table.ts';
import { ExportVehiclesDocument, type ExportVehiclesQuery } from './desk-exports.generated.ts';
import { pounds, time, word } from './export-cells.ts';
import { exported, importedColumns, type Export } from './export-definition.ts';
import {
  ExportBrandsDocument,
  ExportCustomersDocument,
  ExportModelsDocument,
  ExportOrdersDocument,
  ExportProductsDocument,
  type ExportProductsQuery,
} from './exports.generated.ts';

type ListedVehicle = NonNullable<ExportVehiclesQuery['list']>['items'][number];
type ListedProduct = NonNullable<ExportProductsQuery['list']>['items'][number];

/** Every list of the admin that staff can download. */
export const exportTable: readonly Export[] = [
  exported({
    list: 'products',
    scope: 'READ_CATALOGUE',
    document: ExportProductsDocument,
    columns: importedColumns(productColumns, (product: ListedProduct) => ({
      ...product,
      listPrice: product.listPrice ?? 0,
      costPrice: product.costPrice ?? null,
      published: product.published ?? false,
      ownPictures: product.ownPictures ?? [],
    })),
  }),
  exported({
    list: 'vehicles',
    scope: 'READ_CATALOGUE',
    document: ExportVehiclesDocument,
    columns: importedColumns(vehicleColumns, (vehicle: ListedVehicle) => vehicle),
  }),
  exported({
    list: 'orders',
    scope: 'READ_ORDERS',
    document: ExportOrdersDocument,
    columns: {
      number: ({ number }) => number,
      placed_at: ({ createdAt }) => time(createdAt),
      paid_at: ({ paidAt }) => time(paidAt),
      status: ({ status }) => word(status),
      payment_status: ({ paymentStatus }) => word(paymentStatus),
      payment_method: ({ paymentMethod }) => paymentMethod,
      delivery_method: ({ deliveryMethod }) => word(deliveryMethod),
      name: ({ shippingAddress }) => shippingAddress.name,
      email: ({ email }) => email,
      phone: ({ phone }) => phone,
      address: ({ shippingAddress: { company, line1, line2 } }) =>
        [company, line1, line2].filter(Boolean).join(', '),
      city: ({ shippingAddress }) => shippingAddress.city,
      postcode: ({ shippingAddress }) => shippingAddress.postcode,
      tyres: ({ lines }) =>
        lines.reduce((sum, { kind, quantity }) => sum + (kind === 'TYRE' ? quantity : 0), 0),
      items: ({ lines }) =>
        lines
          .map(({ quantity, productName, productSku }) => `${quantity} × ${productName} (${productSku})`)
          .join('; '),
      subtotal: ({ subtotal }) => pounds(subtotal),
      delivery: ({ shipping }) => pounds(shipping),
      total: ({ total }) => pounds(total),
      vat_included: ({ vatIncluded }) => pounds(vatIncluded),
      invoice: ({ invoiceNumber }) => invoiceNumber,
      carrier: ({ shippingProvider }) => shippingProvider,
      parcel_number: ({ carrierTrackingNumber }) => carrierTrackingNumber,
    },
  }),
  exported({
    list: 'customers',
    scope: 'READ_CUSTOMERS',
    document: ExportCustomersDocument,
    columns: {
      email: ({ account, guest }) => account?.email ?? guest?.email,
      name: ({ account, guest }) =>
        account ? [account.firstName, account.lastName].filter(Boolean).join(' ') : guest?.name,
      phone: ({ account, guest }) => account?.phone ?? guest?.phone,
      kind: ({ account }) => (account ? 'account' : 'guest'),
      since: ({ account, guest }) => time(account?.createdAt ?? guest?.since),
      email_confirmed: ({ account }) => account?.emailVerified,
      orders: ({ account, guest }) => account?.purchases?.orderCount ?? guest?.orderCount,
      spent: ({ account, guest }) => pounds(account?.purchases?.spent ?? guest?.spent),
    },
  }),
  exported({
    list: 'brands',
    scope: 'READ_CATALOGUE',
    document: ExportBrandsDocument,
    columns: {
      name: ({ brand }) => brand.name,
      slug: ({ brand }) => brand.slug,
      price_class: ({ brand }) => word(brand.tier),
      country: ({ brand }) => brand.country,
      founded: ({ brand }) => brand.foundedYear,
      models: ({ modelCount }) => modelCount,
      tyres: ({ sizeCount }) => sizeCount,
      stock: ({ stockQuantity }) => stockQuantity,
      description: ({ brand }) => brand.description,
    },
  }),
  exported({
    list: 'models',
    scope: 'READ_CATALOGUE',
    document: ExportModelsDocument,
    columns: {
      brand: ({ model }) => model.brand.name,
      model: ({ model }) => model.name,
      slug: ({ model }) => model.slug,
      sku: ({ model }) => model.sku,
      ean: ({ model }) => model.ean,
      category: ({ model }) => categoryLabels[model.category],
      season: ({ model }) => seasonLabels[model.season],
      tread: ({ tread }) => word(tread),
      launch_year: ({ launchYear }) => launchYear,
      fuel_efficiency: ({ model }) => model.fuelEfficiency,
      wet_grip: ({ model }) => model.wetGrip,
      noise_db: ({ model }) => model.noiseDb,
      tyres: ({ sizeCount }) => sizeCount,
      stock: ({ stockQuantity }) => stockQuantity,
      description: ({ model }) => model.description,
    },
  }),
  ...deskExports,
];
