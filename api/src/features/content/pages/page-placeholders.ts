import { PLACEHOLDER } from '@treadline/schema/input/rich-text';
import { RECORD_YEARS } from '@treadline/schema/trade/order/record-keeping';
import { REFUND_DAYS, returnRights, SEND_BACK_DAYS } from '@treadline/schema/trade/order/return-rights';
import { formatReach } from '@treadline/schema/trade/places/reach';
import { clockTime } from '@treadline/schema/trade/values/clock-time';
import { formatAmount, formatPrice } from '@treadline/schema/trade/values/money';
import { phoneLink } from '@treadline/schema/trade/values/phone';
import { escapeMarkup } from '../../../platform/text/escape-markup.ts';
import type { ShopSettingValues } from '../../operations/settings/index.ts';
import { coverageText } from '../../shop/delivery/index.ts';
import type { ShopClaims } from '../storefront/index.ts';

/**
 * The placeholders that page texts can contain in double braces, for example {{returnDays}}, and their values.
 */
export type PlaceholderValues = Readonly<Record<string, string>>;

const range = ({ min, max }: { min: number; max: number }): string => `${min}-${max}`;
const hours = ({ days, opens, closes }: ShopSettingValues['openingHours'][number]): string =>
  `${days} ${opens}–${closes}`;

const count = (tyres: number): string => tyres.toLocaleString('en-GB');

/** The size of the range is rounded to thousands at the beginning of a sentence. */
const ROUNDED_TO = 1000;

function tyresToChooseFrom(tyres: number): string {
  const thousands = Math.floor(tyres / ROUNDED_TO) * ROUNDED_TO;
  return thousands > 0 ? `Over ${count(thousands)} tyres to choose from` : 'Tyres';
}

/** The settings as pages show them: money in pounds, days as numbers. */
export function placeholderValues(settings: ShopSettingValues, claims: ShopClaims): PlaceholderValues {
  const { shopName, companyName, companyNumber, vatNumber, phone, secondPhone, email, baseTown } = settings;
  return {
    shopName,
    companyName,
    companyNumber,
    vatNumber,
    phone,
    secondPhone,
    email,
    baseTown,
    phoneLink: phoneLink(phone),
    secondPhoneLink: phoneLink(secondPhone),
    address: settings.address.join(', '),
    openingHours: settings.openingHours.map(hours).join(', '),
    phoneHours: settings.supportHours.Phone || 'in our opening hours',
    freeDeliveryFrom: formatAmount(settings.freeDeliveryFrom),
    standardDeliveryPrice: formatPrice(settings.standardDeliveryPrice),
    expressDeliveryPrice: formatPrice(settings.expressDeliveryPrice),
    emergencyDeliveryPrice: formatPrice(settings.emergencyDeliveryPrice),
    deliveryCoverage: coverageText(settings),
    freeMobileFittingTyres: String(settings.freeMobileFittingTyres),
    deliveryDays: range(settings.deliveryDays),
    expressDays: range(settings.expressDays),
    returnDays: String(returnRights.UNUSED.days(settings)),
    satisfactionDays: String(returnRights.EXCHANGE.days(settings)),
    qualityDays: String(returnRights.QUALITY.days(settings)),
    rejectionDays: String(returnRights.FAULTY.days()),
    sendBackDays: String(SEND_BACK_DAYS),
    refundDays: String(REFUND_DAYS),
    priceMatchDays: String(settings.priceMatchDays),
    recordYears: String(RECORD_YEARS),
    cancellationDays: String(returnRights.CANCELLATION.days(settings)),
    planMonths: String(settings.planMonths),
    planPrice: formatPrice(settings.roadHazardPlan.tyre),
    planPriceOfFour: formatPrice(settings.roadHazardPlan.fourTyres),
    planPriceOfPremium: formatPrice(settings.roadHazardPlan.premiumTyre),
    dispatchTime: clockTime(`${settings.dispatchCutOffHour}:00`),
    emergencyProcessingHours: String(settings.emergencyProcessingHours),
    mobileFittingReach: formatReach(settings.mobileFittingRadiusKm),
    calloutMinutes: String(settings.calloutMinutes),
    workmanshipMonths: String(settings.workmanshipMonths),
    stockAgeMonths: String(settings.stockAgeMonths),
    tyreAgeYears: String(settings.tyreAgeYears),
    claimTreadMm: String(settings.claimTreadMm),
    tyreCount: count(claims.products),
    summerTyreCount: count(claims.summer),
    winterTyreCount: count(claims.winter),
    allSeasonTyreCount: count(claims.allSeason),
    tyresToChooseFrom: tyresToChooseFrom(claims.products),
    whoDelivers:
      claims.ownDeliveryTeam ??
      'Our own drivers or a carrier. Once your tyres have left, your order shows who brings them',
  };
}

/**
 * Replaces placeholders in an HTML text with values, escaped so that they can't become markup. Unknown placeholders,
 * which the shop itself fills or an older version had, stay as typed.
 */
export function fillPlaceholders(html: string, values: PlaceholderValues): string {
  return html.replace(PLACEHOLDER, (typed, name: string) => escapeMarkup(valueOf(typed, name, values)));
}

/** Replaces placeholders in plain text, such as a heading. */
export function fillTitle(title: string, values: PlaceholderValues): string {
  return title.replace(PLACEHOLDER, (typed, name: string) => valueOf(typed, name, values));
}

const valueOf = (typed: string, name: string, values: PlaceholderValues): string =>
  Object.hasOwn(values, name) ? (values[name] ?? '') : typed;
