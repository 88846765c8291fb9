import { phoneLink } from '@treadline/schema/trade/values/phone';
import { Query, Resolver } from 'type-graphql';
import { Auth } from '../../../platform/access/auth-directive.ts';
import { Service } from '../../../platform/services/services.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import {
  iconsOf,
  isDemonstration,
  logoOf,
  SettingsService,
  type ShopSettingValues,
} from '../../operations/settings/index.ts';
import { arrivalOf, DeliveryService, leavesAt } from '../../shop/delivery/index.ts';
import { SupplierDesk } from '../../shop/suppliers/index.ts';
import { ShopClaimsService } from './shop-claims.service.ts';
import {
  ShopSettings,
  type SuppliedDelivery,
  type OpeningHours,
  type SpecialDay,
} from './shop-settings.type.ts';

/** The shop's general prices and delivery days are the mainland's. */
const MAINLAND = { country: 'GB', postcode: '' } as const;

const DEMONSTRATION_NOTICE =
  'This is a demonstration. Its tyres, prices, reviews and garages are made up, and nothing is sold or delivered.';

const weekdayInLondon = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' });

@Resolver(() => ShopSettings)
export class ShopSettingsResolver extends Service {
  readonly #settings = this.services.get(SettingsService);
  readonly #delivery = this.services.get(DeliveryService);
  readonly #suppliers = this.services.get(SupplierDesk);
  readonly #claims = this.services.get(ShopClaimsService);

  @Query(() => ShopSettings, { description: 'The shop’s facts, for every page, email and markup.' })
  @Auth('GUEST')
  async shopSettings(): Promise<ShopSettings> {
    const settings = await this.#settings.read();
    const { dispatch, from, to } = await this.#delivery.estimate('STANDARD', MAINLAND);
    const coverage = await this.#delivery.coverage();
    const openingHours = settings.openingHours.map((hours) => ({ ...hours, dayNames: [...hours.dayNames] }));
    const now = this.platform.now();
    const today = inLondon(now).day;
    const specialDays = settings.specialDays.filter(({ date }) => date >= today);
    const specialToday = specialDays.find(({ date }) => date === today) ?? null;
    return {
      ...settings,
      logo: logoOf(settings.logo),
      icons: iconsOf(settings.icon),
      diagnosticsAreOpen: !this.platform.config.production,
      isDemonstration: isDemonstration(settings),
      demonstrationNotice: this.platform.config.demonstration ? DEMONSTRATION_NOTICE : null,
      address: [...settings.address],
      popularSizes: [...settings.popularSizes],
      openingHours,
      openToday: hoursOn(weekdayInLondon.format(now), specialToday, openingHours),
      specialToday: specialToday?.name ?? null,
      specialDays,
      supportHours: Object.entries(settings.supportHours)
        .filter(([, hours]) => hours !== '')
        .map(([channel, hours]) => ({ channel, hours })),
      phoneHref: phoneLink(settings.phone),
      secondPhoneHref: phoneLink(settings.secondPhone),
      claims: await this.#claims.of(settings),
      delivery: (await this.#delivery.offer(0, MAINLAND)).options,
      deliveryZones: coverage.zones,
      deliveryCoverage: coverage.text,
      deliveryText: `${settings.deliveryDays.min}-${settings.deliveryDays.max}`,
      dispatchCutOff: `${String(settings.dispatchCutOffHour).padStart(2, '0')}:00`,
      cutOffAt: await this.#delivery.cutOff(),
      nextDispatch: dispatch,
      estimatedDelivery: { from, to },
      suppliedDelivery: await this.#suppliedDelivery(settings),
    };
  }

  /** The days of arrival of tyres that come from a supplier, one for each number of working days. */
  async #suppliedDelivery(settings: ShopSettingValues): Promise<SuppliedDelivery[]> {
    const suppliers = await this.#suppliers.list();
    const days = [...new Set(suppliers.flatMap(({ active, leadDays }) => (active ? [leadDays] : [])))];
    const now = this.platform.now();
    return days
      .toSorted((one, other) => one - other)
      .map((supplierDays) => {
        const { from, to } = arrivalOf('STANDARD', MAINLAND, leavesAt(now, supplierDays, settings), settings);
        return { supplierDays, estimatedDelivery: { from, to } };
      });
  }
}

/** The hours of a day, from the week or a special day; null if the shop is closed. */
function hoursOn(
  weekday: string,
  special: SpecialDay | null,
  week: readonly OpeningHours[],
): OpeningHours | null {
  const ordinary = week.find(({ dayNames }) => dayNames.includes(weekday)) ?? null;
  if (!special) return ordinary;
  const { name, opens, closes } = special;
  return opens !== null && closes !== null ? { days: name, dayNames: [weekday], opens, closes } : null;
}
