import { formatAmount } from '@treadline/schema/trade/money';
import { phoneLink } from '@treadline/schema/trade/phone';
import { Query, Resolver } from 'type-graphql';
import { Auth } from '../../platform/auth-directive.ts';
import type { Services } from '../../platform/services.ts';
import { CatalogueDirectory } from '../catalogue/catalogue-directory.service.ts';
import { DeliveryService } from '../delivery/delivery.service.ts';
import { isDemonstration, SettingsService, type ShopSettingValues } from '../settings/settings.service.ts';
import { ShopSettings, type ShopClaims } from './shop-settings.type.ts';

/** Prices and days of the shop as a whole are those of the mainland. */
const MAINLAND = { country: 'GB', postcode: '' } as const;

const weekdayInLondon = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Europe/London' });

@Resolver(() => ShopSettings)
export class ShopSettingsResolver {
  readonly #settings: SettingsService;
  readonly #delivery: DeliveryService;
  readonly #directory: CatalogueDirectory;
  readonly #now: () => Date;

  constructor(services: Services) {
    this.#settings = services.get(SettingsService);
    this.#delivery = services.get(DeliveryService);
    this.#directory = services.get(CatalogueDirectory);
    this.#now = services.platform.now;
  }

  @Query(() => ShopSettings, { description: 'The one source for every fact about the shop.' })
  @Auth('GUEST')
  async shopSettings(): Promise<ShopSettings> {
    const settings = await this.#settings.read();
    const { dispatch, from, to } = await this.#delivery.estimate('STANDARD', MAINLAND);
    const coverage = await this.#delivery.coverage();
    const openingHours = settings.openingHours.map((hours) => ({ ...hours, dayNames: [...hours.dayNames] }));
    const today = weekdayInLondon.format(this.#now());
    return {
      ...settings,
      isDemonstration: isDemonstration(settings),
      address: [...settings.address],
      popularSizes: [...settings.popularSizes],
      openingHours,
      openToday: openingHours.find(({ dayNames }) => dayNames.includes(today)) ?? null,
      supportHours: [...settings.supportHours],
      phoneHref: phoneLink(settings.phone),
      secondPhoneHref: phoneLink(settings.secondPhone),
      claims: { ...(await this.#claimedTyres(settings)), ...claimTexts(settings) },
      delivery: (await this.#delivery.offer(0, MAINLAND)).options,
      deliveryZones: coverage.zones,
      deliveryCoverage: coverage.text,
      deliveryText: `${settings.deliveryDays.min}-${settings.deliveryDays.max}`,
      dispatchCutOff: `${String(settings.dispatchCutOffHour).padStart(2, '0')}:00`,
      cutOffAt: await this.#delivery.cutOff(),
      nextDispatch: dispatch,
      estimatedDelivery: { from, to },
    };
  }

  /** The claimed figures, or the counted ones if the owner prefers these. */
  async #claimedTyres({
    claimsMode,
    claimedTyres,
  }: ShopSettingValues): Promise<ShopSettingValues['claimedTyres']> {
    if (claimsMode === 'fixed') return claimedTyres;
    const models = [...(await this.#directory.read()).models.values()];
    const count = (season?: string): number =>
      models
        .filter((model) => !season || model.season === season)
        .reduce((sum, { variationCount }) => sum + variationCount, 0);
    return {
      products: count(),
      summer: count('SUMMER'),
      winter: count('WINTER'),
      allSeason: count('ALL_SEASON'),
    };
  }
}

function claimTexts(settings: ShopSettingValues): Omit<ShopClaims, keyof ShopSettingValues['claimedTyres']> {
  return {
    fittingCentres: settings.claimedFittingCentres,
    freeDelivery: `Free delivery over ${formatAmount(settings.freeDeliveryFrom)}`,
    ownDeliveryTeam: settings.ownDeliveryTeamClaim
      ? 'Delivered by our own team, with no third-party couriers'
      : null,
    priceMatch: `Price match for ${settings.priceMatchDays} days`,
    warranty: 'Manufacturer warranty on every tyre',
    returns: `${settings.returnDays}-day returns`,
    mobileFitting:
      `Mobile fitting around ${settings.baseTown}, about ${settings.mobileFittingRadiusKm} km, ` +
      'same-day and emergency',
  };
}
