import { PLACEHOLDER } from '@treadline/schema/input/rich-text';
import { RECORD_YEARS } from '@treadline/schema/trade/order/record-keeping';
import { REFUND_DAYS, returnRights, SEND_BACK_DAYS } from '@treadline/schema/trade/order/return-rights';
import { formatAmount, formatPrice } from '@treadline/schema/trade/values/money';
import { phoneLink } from '@treadline/schema/trade/values/phone';
import { escapeMarkup } from '../../../platform/text/escape-markup.ts';
import type { ShopSettingValues } from '../../operations/settings/index.ts';
import { coverageText } from '../../shop/delivery/index.ts';

/**
 * The placeholders that page texts can contain in double braces, for example {{returnDays}}, and their values.
 */
export type PlaceholderValues = Readonly<Record<string, string>>;

const range = ({ min, max }: { min: number; max: number }): string => `${min}-${max}`;
const hours = ({ days, opens, closes }: ShopSettingValues['openingHours'][number]): string =>
  `${days} ${opens}–${closes}`;

/** The settings as pages show them: money in pounds, days as numbers. */
export function placeholderValues(settings: ShopSettingValues): PlaceholderValues {
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
    address: settings.address.join(', '),
    openingHours: settings.openingHours.map(hours).join(', '),
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
  };
}

/**
 * Replaces placeholders in an HTML text with values, escaped so that they can't become markup. Unknown
 * placeholders stay as typed, so that their author sees the mistake and nothing is lost.
 */
export function fillPlaceholders(html: string, values: PlaceholderValues): string {
  return html.replace(PLACEHOLDER, (typed, name: string) =>
    Object.hasOwn(values, name) ? escapeMarkup(values[name] ?? '') : typed,
  );
}
