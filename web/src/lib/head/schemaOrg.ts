/**
 * The types of schema.org (version 29.3) that the shop's structured data uses, with the properties it fills in. A
 * property that isn't in schema.org doesn't compile.
 */
export const SCHEMA_ORG = {
  AdministrativeArea: ['name'],
  AggregateOffer: ['priceCurrency', 'lowPrice', 'highPrice', 'offerCount', 'availability'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'],
  Answer: ['text'],
  BlogPosting: [
    'headline',
    'description',
    'image',
    'articleSection',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
    'inLanguage',
    'wordCount',
    'keywords',
  ],
  Brand: ['name', 'url', 'logo', 'description'],
  BreadcrumbList: ['itemListElement'],
  City: ['name', 'containedInPlace'],
  CollectionPage: ['name', 'description', 'url', 'mainEntity', 'about', 'inLanguage'],
  Country: ['name'],
  DefinedRegion: ['addressCountry'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity', 'inLanguage'],
  GeoCircle: ['geoMidpoint', 'geoRadius'],
  GeoCoordinates: ['latitude', 'longitude'],
  ItemList: ['name', 'numberOfItems', 'itemListElement'],
  ListItem: ['position', 'name', 'item', 'url'],
  MerchantReturnPolicy: [
    'applicableCountry',
    'returnPolicyCategory',
    'merchantReturnDays',
    'returnMethod',
    'returnFees',
  ],
  MonetaryAmount: ['value', 'currency'],
  Offer: [
    'url',
    'priceCurrency',
    'price',
    'priceValidUntil',
    'availability',
    'itemCondition',
    'seller',
    'shippingDetails',
    'hasMerchantReturnPolicy',
  ],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes', 'validFrom', 'validThrough', 'name'],
  Organization: ['name', 'url', 'logo'],
  Person: ['name'],
  Place: ['name', 'address', 'geo'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  Product: [
    'name',
    'sku',
    'gtin13',
    'description',
    'category',
    'brand',
    'image',
    'url',
    'offers',
    'aggregateRating',
  ],
  QuantitativeValue: ['minValue', 'maxValue', 'value', 'unitCode'],
  Question: ['name', 'acceptedAnswer', 'url'],
  SearchAction: ['target', 'query-input'],
  Service: ['name', 'description', 'serviceType', 'provider', 'areaServed', 'offers', 'url'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  TireShop: [
    'name',
    'legalName',
    'url',
    'telephone',
    'email',
    'address',
    'areaServed',
    'logo',
    'currenciesAccepted',
    'openingHoursSpecification',
    'specialOpeningHoursSpecification',
    'image',
    'priceRange',
    'geo',
    'parentOrganization',
  ],
  WebApplication: [
    'name',
    'description',
    'url',
    'applicationCategory',
    'operatingSystem',
    'offers',
    'isAccessibleForFree',
    'publisher',
  ],
  WebPage: ['name', 'description', 'url', 'about', 'inLanguage'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher', 'potentialAction'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type SchemaType = keyof typeof SCHEMA_ORG;

/** Something described elsewhere in the shop's structured data. */
interface Reference {
  '@id': string;
}

type One = string | number | boolean | JsonLd | Reference;

/** A structured-data object, as schema.org defines it. */
export type JsonLd<Type extends SchemaType = SchemaType> = Type extends SchemaType
  ? { '@context'?: 'https://schema.org'; '@type': Type; '@id'?: string } & {
      [Property in (typeof SCHEMA_ORG)[Type][number]]?: One | readonly One[] | null | undefined;
    }
  : never;
