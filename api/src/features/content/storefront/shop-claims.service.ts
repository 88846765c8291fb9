import { formatReach } from '@treadline/schema/trade/places/reach';
import { formatAmount } from '@treadline/schema/trade/values/money';
import { Service } from '../../../platform/services/services.ts';
import type { ShopSettingValues } from '../../operations/settings/index.ts';
import { OtherCarriers } from '../../sales/orders/index.ts';
import { CountedTyres } from './counted-tyres.service.ts';
import type { ShopClaims } from './shop-settings.type.ts';

/** The shop's claims about itself, which pages, their texts and markup share. */
export class ShopClaimsService extends Service {
  readonly #tyres = this.services.get(CountedTyres);
  readonly #carriers = this.services.get(OtherCarriers);

  async of(settings: ShopSettingValues): Promise<ShopClaims> {
    return {
      ...(await this.#tyres.claimed(settings)),
      ...claimTexts(settings),
      ownDeliveryTeam: await this.#ownDeliveryTeam(settings),
    };
  }

  /** The owner's claim, unless orders contradict it. */
  async #ownDeliveryTeam({ ownDeliveryTeamClaim }: ShopSettingValues): Promise<string | null> {
    return ownDeliveryTeamClaim && !(await this.#carriers.areUsed())
      ? 'Delivered by our own team, with no third-party couriers'
      : null;
  }
}

function claimTexts(
  settings: ShopSettingValues,
): Omit<ShopClaims, keyof ShopSettingValues['claimedTyres'] | 'ownDeliveryTeam'> {
  return {
    fittingCentres: settings.claimedFittingCentres,
    freeDelivery: `Free delivery over ${formatAmount(settings.freeDeliveryFrom)}`,
    priceMatch: `Price match for ${settings.priceMatchDays} days`,
    warranty: 'Manufacturer warranty on every tyre',
    returns: `${settings.returnDays}-day returns`,
    mobileFitting:
      `Mobile fitting around ${settings.baseTown}, about ${formatReach(settings.mobileFittingRadiusKm)}, ` +
      'same-day and emergency',
    freeMobileFitting: `Mobile fitting is free for ${settings.freeMobileFittingTyres} tyres or more`,
    callout: `We aim to be with you within ${settings.calloutMinutes} minutes of your call`,
  };
}
