import { Directive, Field, Int, ObjectType } from 'type-graphql';
import { DateTime, LocalDate, Pence } from '../../../platform/input/scalars.ts';
import { DateRange, DeliveryOption, DeliveryZoneTerms } from '../../shop/delivery/index.ts';

@ObjectType({ description: 'A number of days between two bounds, both included.' })
export class DayRange {
  @Field(() => Int, { description: 'The minimum.' }) min: number;
  @Field(() => Int, { description: 'The maximum.' }) max: number;
}

@ObjectType({ description: 'Opening hours on certain days of the week.' })
export class OpeningHours {
  @Field({ description: 'The days as a page shows them, for example Mon–Fri.' }) days: string;
  @Field(() => [String], { description: 'The days by their schema.org names, for markup.' })
  dayNames: string[];
  @Field({ description: 'Opening time in London, for example 08:00.' }) opens: string;
  @Field({ description: 'Closing time in London, for example 18:00.' }) closes: string;
}

@ObjectType({ description: 'A day with special hours, such as Christmas Day.' })
export class SpecialDay {
  @Field(() => LocalDate, { description: 'The date in London.' }) date: string;
  @Field({ description: 'The name shown on pages, for example “Christmas Day”.' }) name: string;
  @Field(() => String, {
    nullable: true,
    description: 'Opening time in London, for example 10:00; null if the shop is closed.',
  })
  opens: string | null;
  @Field(() => String, { nullable: true, description: 'Closing time in London; null if the shop is closed.' })
  closes: string | null;
}

@ObjectType({ description: 'The support hours of one channel.' })
export class SupportHours {
  @Field({ description: 'Phone, chat or email.' }) channel: string;
  @Field({ description: 'The hours in words.' }) hours: string;
}

@ObjectType({ description: 'The shop’s claims about itself. Pages show these and no others.' })
export class ShopClaims {
  @Field(() => Int, { description: 'The number of tyres in the catalogue, shown as "and more".' })
  products: number;
  @Field(() => Int, { description: 'The number of summer tyres.' }) summer: number;
  @Field(() => Int, { description: 'The number of winter tyres.' }) winter: number;
  @Field(() => Int, { description: 'The number of all-season tyres.' }) allSeason: number;
  @Field(() => Int, { description: 'The number of garages across the UK that fit tyres bought here.' })
  fittingCentres: number;
  @Field({ description: 'The free delivery offer in a few words.' }) freeDelivery: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The claim that the shop delivers itself; null if the owner has switched it off, or a carrier ' +
      'took an order in the last 90 days.',
  })
  ownDeliveryTeam: string | null;
  @Field({ description: 'The price match promise.' }) priceMatch: string;
  @Field({ description: 'The warranty in a few words.' }) warranty: string;
  @Field({ description: 'The returns promise.' }) returns: string;
  @Field({ description: 'The mobile fitting service.' }) mobileFitting: string;
  @Field({
    description: 'When mobile fitting is free, for example “Mobile fitting is free for 4 tyres or more”.',
  })
  freeMobileFitting: string;
  @Field({ description: 'How soon mobile fitters aim to arrive in an emergency.' }) callout: string;
}

@ObjectType({ description: 'The owner’s logo. It’s made to stand on white.' })
export class ShopLogo {
  @Field({ description: 'Its path, without the host.' }) url: string;
  @Field(() => Int, { description: 'In pixels; pages show it smaller.' }) width: number;
  @Field(() => Int, { description: 'In pixels.' }) height: number;
  @Field({ description: 'The path of its picture for link previews, 1200 by 630 pixels.' }) shareUrl: string;
}

@ObjectType({ description: 'The owner’s icon, as paths of PNG files without the host.' })
export class ShopIcons {
  @Field({ description: 'For browser tabs, 32 pixels wide.' }) tab: string;
  @Field({ description: 'For the home screens of Apple’s devices, 180 pixels wide.' }) touch: string;
  @Field({ description: '192 pixels wide.' }) small: string;
  @Field({ description: '512 pixels wide.' }) large: string;
  @Field({ description: '512 pixels wide, with a margin that devices may cut off.' }) maskable: string;
}

@ObjectType({ description: 'Prices of the road hazard plan, which covers damage from the road.' })
export class RoadHazardPlan {
  @Field(() => Pence, { description: 'For one tyre.' }) tyre: number;
  @Field(() => Pence, { description: 'For every four tyres without a premium tyre.' }) fourTyres: number;
  @Field(() => Pence, { description: 'For one tyre of a premium brand.' }) premiumTyre: number;
}

@ObjectType({ description: 'When tyres arrive that a supplier sends first.' })
export class SuppliedDelivery {
  @Field(() => Int, { description: 'The supplier’s working days, as `Product.supplierDays` has them.' })
  supplierDays: number;
  @Field(() => DateRange, { description: 'The days on which a standard order placed now can arrive.' })
  estimatedDelivery: DateRange;
}

@Directive('@cacheControl(maxAge: 60)')
@ObjectType({
  description: 'The shop’s facts: the one source for every page, email and markup.',
})
export class ShopSettings {
  @Field({ description: 'The name customers know; companyName is the registered one.' })
  shopName: string;
  @Field(() => ShopLogo, { nullable: true, description: 'Null until the owner uploads one.' })
  logo: ShopLogo | null;
  @Field(() => ShopIcons, { nullable: true, description: 'Null until the owner uploads one.' })
  icons: ShopIcons | null;
  @Field({ description: 'The colour of buttons and badges in six hexadecimal digits, such as #ffcc00.' })
  mainColour: string;
  @Field({ description: 'The prefix of new order numbers, for example TFL.' })
  orderNumberPrefix: string;
  @Field({ description: 'The main telephone number, formatted for reading.' }) phone: string;
  @Field({ description: 'The main telephone number as a link, tel:+44….' }) phoneHref: string;
  @Field({ description: 'Telephone number of the mobile fitting service.' }) secondPhone: string;
  @Field({ description: 'The mobile fitting number as a link.' }) secondPhoneHref: string;
  @Field({ description: 'Email address for customers.' }) email: string;
  @Field({ description: 'Registered name of the company.' }) companyName: string;
  @Field({ description: 'Number at Companies House.' }) companyNumber: string;
  @Field({ description: 'VAT registration number.' }) vatNumber: string;
  @Field({
    description: 'Whether the diagnostic pages are open to everyone, as they are except in production.',
  })
  diagnosticsAreOpen: boolean;
  @Field({
    description: 'Whether the company details are still the made-up ones. Pages that show them say so.',
  })
  isDemonstration: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The notice on every page while the shop runs as a demonstration; null otherwise.',
  })
  demonstrationNotice: string | null;
  @Field(() => [String], { description: 'Postal address, one line each.' }) address: string[];
  @Field({ description: 'The town the mobile fitting service starts from.' }) baseTown: string;
  @Field(() => [OpeningHours], { description: 'When the shop can be reached, by day of the week.' })
  openingHours: OpeningHours[];
  @Field(() => OpeningHours, {
    nullable: true,
    description: 'Today’s opening hours in London; null if the shop is closed today.',
  })
  openToday: OpeningHours | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of today’s special day, for example Christmas Day; null on an ordinary day.',
  })
  specialToday: string | null;
  @Field(() => [SpecialDay], {
    description: 'The special days from today on, by date.',
  })
  specialDays: SpecialDay[];
  @Field(() => [SupportHours], { description: 'Support hours of the channels that the shop offers.' })
  supportHours: SupportHours[];
  @Field(() => ShopClaims, { description: 'The shop’s claims about itself.' }) claims: ShopClaims;
  @Field(() => [DeliveryOption], {
    description:
      'The delivery methods, with prices for an order to the UK mainland below the free delivery threshold.',
  })
  delivery: DeliveryOption[];
  @Field({
    description: 'Whether it sells to Ireland; then pages must offer withdrawal from the contract.',
  })
  sellsToIreland: boolean;
  @Field(() => [DeliveryZoneTerms], {
    description: 'The delivery zones with their methods, including zones not delivered to.',
  })
  deliveryZones: DeliveryZoneTerms[];
  @Field({ description: 'The delivery zones in a few sentences, to show below the delivery methods.' })
  deliveryCoverage: string;
  @Field(() => Pence, { description: 'The subtotal from which standard delivery is free.' })
  freeDeliveryFrom: number;
  @Field(() => Int, { description: 'How many days customers have to return unused tyres.' })
  returnDays: number;
  @Field(() => Int, { description: 'Days of the satisfaction return.' }) satisfactionDays: number;
  @Field(() => Int, { description: 'Days of the quality promise.' }) qualityDays: number;
  @Field(() => Int, { description: 'How many days after purchase a lower price elsewhere is matched.' })
  priceMatchDays: number;
  @Field(() => Int, { description: 'Months of the guarantee on fitting and puncture repair.' })
  workmanshipMonths: number;
  @Field(() => Int, { description: 'The maximum age of a tyre at delivery, in months.' })
  stockAgeMonths: number;
  @Field(() => Int, {
    description: 'The age in years from which a tyre is neither repaired nor accepted for a claim.',
  })
  tyreAgeYears: number;
  @Field(() => Int, { description: 'The minimum tread for a warranty claim, in millimetres.' })
  claimTreadMm: number;
  @Field(() => RoadHazardPlan, { description: 'The prices of the road hazard plan.' })
  roadHazardPlan: RoadHazardPlan;
  @Field(() => Int, { description: 'How many months the road hazard plan lasts from delivery.' })
  planMonths: number;
  @Field(() => Int, {
    description: 'How many days the right to cancel lasts from delivery; by law at least 14.',
  })
  cancellationDays: number;
  @Field(() => DayRange, { description: 'The days until dispatch, for structured data.' })
  handlingDays: DayRange;
  @Field(() => DayRange, { description: 'The days in transit, for structured data.' }) transitDays: DayRange;
  @Field({
    description: 'Working days for standard delivery to the UK mainland, for example 3-5.',
  })
  deliveryText: string;
  @Field({
    description: 'Order by this time in London for dispatch on the same working day, for example 14:00.',
  })
  dispatchCutOff: string;
  @Field(() => DateTime, {
    description: 'The latest moment for dispatch on the day of `nextDispatch`.',
  })
  cutOffAt: Date;
  @Field(() => LocalDate, { description: 'The day on which a standard order placed now is dispatched.' })
  nextDispatch: string;
  @Field(() => DateRange, { description: 'The days on which a standard order placed now can arrive.' })
  estimatedDelivery: DateRange;
  @Field(() => [SuppliedDelivery], {
    description: 'The same for tyres that come from a supplier, by the supplier’s working days.',
  })
  suppliedDelivery: SuppliedDelivery[];
  @Field(() => Int, { description: 'Within how many hours an emergency order is processed.' })
  emergencyProcessingHours: number;
  @Field(() => Int, {
    description: 'The mobile fitting service’s radius around the base town, in kilometres.',
  })
  mobileFittingRadiusKm: number;
  @Field(() => Int, {
    description:
      'The minutes within which the mobile fitting service aims to arrive after an emergency call.',
  })
  calloutMinutes: number;
  @Field(() => Int, { description: 'The number of tyres from which mobile fitting is free.' })
  freeMobileFittingTyres: number;
  @Field(() => [String], { description: 'The most popular sizes.' }) popularSizes: string[];
}
