import { seasonLabels } from '@treadline/schema/trade/tyre/kind/season';
import { Service } from '../../../platform/services/services.ts';
import type { ShopSettingValues } from '../../operations/settings/index.ts';
import { CatalogueDirectory } from '../../shop/catalogue/index.ts';

type Figures = ShopSettingValues['claimedTyres'];

const NAMES: Readonly<Record<keyof Figures, string>> = {
  products: 'Tyres',
  summer: seasonLabels.SUMMER,
  winter: seasonLabels.WINTER,
  allSeason: seasonLabels.ALL_SEASON,
};

/** The shop's number of tyres, claimed and actual. */
export class CountedTyres extends Service {
  readonly #directory = this.services.get(CatalogueDirectory);

  /** The number of tyres in the catalogue. */
  async counted(): Promise<Figures> {
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

  /** The claimed figures, or the counted ones if the owner prefers those. */
  async claimed({ claimsMode, claimedTyres }: ShopSettingValues): Promise<Figures> {
    return claimsMode === 'fixed' ? claimedTyres : this.counted();
  }

  /** A warning for the owner if the shop claims more tyres than it has; null otherwise. */
  async warning({ claimsMode, claimedTyres }: ShopSettingValues): Promise<string | null> {
    if (claimsMode === 'live') return null;
    const counted = await this.counted();
    const short = (Object.keys(NAMES) as (keyof Figures)[]).filter((key) => counted[key] < claimedTyres[key]);
    const said = short.map(
      (key) =>
        `${NAMES[key]}: ${claimedTyres[key].toLocaleString('en-GB')} claimed, ` +
        `${counted[key].toLocaleString('en-GB')} in the catalogue`,
    );
    return said.length > 0 ? `Your claims exceed the catalogue (${said.join('; ')}).` : null;
  }
}
