import { categoryLabels } from '@treadline/schema/trade/tyre/kind/category';
import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { toPounds } from '@treadline/schema/trade/values/money';
import { productColumns } from '../../shop/catalogue/index.ts';
import { vehicleColumns } from '../../shop/vehicles/index.ts';
import {
  ExportAuditDocument,
  ExportBookingsDocument,
  ExportClaimsDocument,
  ExportMessagesDocument,
  ExportReturnsDocument,
  ExportSubscribersDocument,
  ExportVehiclesDocument,
  type ExportVehiclesQuery,
} from './desk-exports.generated.ts';
import { exported, type Cell, type Export } from './export-definition.ts';
import {
  ExportBrandsDocument,
  ExportCustomersDocument,
  ExportModelsDocument,
  ExportOrdersDocument,
  ExportProductsDocument,
  type ExportProductsQuery,
} from './exports.generated.ts';

/** The Swedish way of writing a time is the one that spreadsheets sort: 2026-11-30 14:05. */
const times = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time in London. */
const time = (at: string | null | undefined): Cell => (at ? times.format(new Date(at)) : null);

const pounds = (pence: number | null | undefined): Cell =>
  typeof pence === 'number' ? toPounds(pence) : null;
const word = (value: string | null | undefined): Cell => value?.toLowerCase().replaceAll('_', ' ');

type ListedVehicle = NonNullable<ExportVehiclesQuery['list']>['items'][number];
type ListedProduct = NonNullable<ExportProductsQuery['list']>['items'][number];

/** Every list of the admin that staff can download. */
export const exportTable: readonly Export[] = [
  exported({
    list: 'products',
    scope: 'READ_CATALOGUE',
    document: ExportProductsDocument,
    // The columns of an import, so that a file that comes back unchanged changes nothing.
    columns: Object.fromEntries(
      Object.entries(productColumns).map(([name, { write, scope }]) => [
        name,
        {
          ...(scope ? { scope } : {}),
          of: (product: ListedProduct) =>
            write({
              ...product,
              listPrice: product.listPrice ?? 0,
              costPrice: product.costPrice ?? null,
              published: product.published ?? false,
              ownDescription: product.ownDescription,
              ownPictures: product.ownPictures ?? [],
            }),
        },
      ]),
    ),
  }),
  exported({
    list: 'vehicles',
    scope: 'READ_CATALOGUE',
    document: ExportVehiclesDocument,
    columns: Object.fromEntries(
      Object.entries(vehicleColumns).map(([name, { write }]) => [name, (one: ListedVehicle) => write(one)]),
    ),
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
  exported({
    list: 'claims',
    scope: 'WRITE_CLAIMS',
    document: ExportClaimsDocument,
    columns: {
      made_at: ({ createdAt }) => time(createdAt),
      kind: ({ kind }) => word(kind),
      state: ({ state }) => word(state),
      order: ({ order }) => order.number,
      tyre: ({ line }) => line.productName,
      sku: ({ line }) => line.productSku,
      quantity: ({ quantity }) => quantity,
      mileage: ({ mileage }) => mileage,
      tread_mm: ({ treadMm }) => treadMm,
      amount: ({ amount }) => pounds(amount),
      paid: ({ paid }) => pounds(paid),
      text: ({ text }) => text,
    },
  }),
  exported({
    list: 'returns',
    scope: 'READ_ORDERS',
    document: ExportReturnsDocument,
    columns: {
      number: ({ number }) => number,
      requested_at: ({ requestedAt }) => time(requestedAt),
      state: ({ state }) => word(state),
      reason: ({ reason }) => word(reason),
      method: ({ method }) => word(method),
      order: ({ order }) => order.number,
      items: ({ lines }) => lines.map(({ quantity, line }) => `${quantity} × ${line.productName}`).join('; '),
      refund: ({ sums }) => pounds(sums.total),
      deduction: ({ sums }) => pounds(sums.deduction),
      received_at: ({ receivedAt }) => time(receivedAt),
      closed_at: ({ closedAt }) => time(closedAt),
      comment: ({ comment }) => comment,
    },
  }),
  exported({
    list: 'messages',
    scope: 'WRITE_MESSAGES',
    document: ExportMessagesDocument,
    columns: {
      received_at: ({ createdAt }) => time(createdAt),
      changed_at: ({ updatedAt }) => time(updatedAt),
      state: ({ state }) => word(state),
      topic: ({ topic }) => word(topic),
      name: ({ name }) => name,
      email: ({ email }) => email,
      phone: ({ phone }) => phone,
      subject: ({ subject }) => subject,
      excerpt: ({ excerpt }) => excerpt,
      order: ({ order }) => order?.number,
    },
  }),
  exported({
    list: 'subscribers',
    scope: 'WRITE_NEWSLETTER',
    document: ExportSubscribersDocument,
    columns: {
      email: ({ email }) => email,
      state: ({ state }) => word(state),
      source: ({ source }) => word(source),
      requested_at: ({ requestedAt }) => time(requestedAt),
      confirmed_at: ({ confirmedAt }) => time(confirmedAt),
      unsubscribed_at: ({ unsubscribedAt }) => time(unsubscribedAt),
      consent_version: ({ textVersion }) => textVersion,
      consent_text: ({ consentText }) => consentText,
    },
  }),
  exported({
    list: 'audit',
    scope: 'READ_AUDIT',
    document: ExportAuditDocument,
    columns: {
      id: ({ id }) => id,
      at: ({ at }) => time(at),
      who: ({ actorName }) => actorName,
      role: ({ actorLabel }) => actorLabel,
      subject: ({ subject }) => subject,
      subject_id: ({ subjectId }) => subjectId,
      action: ({ action }) => action,
      before: ({ before }) => JSON.stringify(before),
      after: ({ after }) => JSON.stringify(after),
    },
  }),
  exported({
    list: 'bookings',
    scope: 'READ_ORDERS',
    document: ExportBookingsDocument,
    columns: {
      order: ({ order }) => order.number,
      way: ({ way }) => word(way),
      state: ({ state }) => word(state),
      centre: ({ centre }) => centre?.name,
      van: ({ van }) => van,
      starts_at: ({ slot }) => time(slot?.startsAt),
      ends_at: ({ slot }) => time(slot?.endsAt),
      registration: ({ registration }) => registration,
      minutes: ({ minutes }) => minutes,
    },
  }),
];
