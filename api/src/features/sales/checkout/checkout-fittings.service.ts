import { fittingPriceOf } from '@treadline/schema/trade/fitting/fitting-charge';
import { bareRegistration, isRegistrationMark } from '@treadline/schema/trade/vehicle/registration';
import { InvalidInput } from '../../../platform/input/invalid-input.ts';
import { Service } from '../../../platform/services/services.ts';
import { inLondon } from '../../../platform/text/london-time.ts';
import { SettingsService } from '../../operations/settings/index.ts';
import { ProductService, type ProductRow } from '../../shop/catalogue/index.ts';
import { daysAfter, leavesAt } from '../../shop/delivery/index.ts';
import {
  earlyFittingUnrequested,
  FITTABLE_FIELDS,
  FittingJudge,
  FittingOfferService,
  jobTyresOf,
  ONE_OF_EACH,
  type FittingChoiceInput,
  type JudgedFitting,
  type SlotUnavailable,
} from '../../shop/fitting/index.ts';
import { daysUntilHere, SUPPLY_FIELDS } from '../../shop/stock/index.ts';
import { choicesFor, mergeItems, NOT_FITTED } from '../cart/index.ts';
import type { CheckoutInput } from './checkout.inputs.ts';
import type { WantedFitting } from './new-order.ts';

/** The part of a new order that decides its fittings. */
type FittedOrder = Pick<CheckoutInput, 'items' | 'fittings' | 'requestsEarlyFitting'> & {
  readonly shippingAddress: Pick<CheckoutInput['shippingAddress'], 'postcode'>;
};

/** Checks the fittings of a new order before anything is reserved. */
export class CheckoutFittings extends Service {
  readonly #judge = this.services.get(FittingJudge);
  readonly #offers = this.services.get(FittingOfferService);
  readonly #products = this.services.get(ProductService);
  readonly #settings = this.services.get(SettingsService);

  /** The fittings to book, or why one can't be had. */
  async read(input: FittedOrder): Promise<WantedFitting[] | InvalidInput | SlotUnavailable> {
    const items = mergeItems(input.items);
    const { fittings = [] } = input;
    const again = fittings.findIndex(({ way }, index) =>
      fittings.slice(0, index).some((one) => one.way === way),
    );
    if (again >= 0)
      return InvalidInput.of(ONE_OF_EACH, [{ path: `fittings.${again}.way`, message: ONE_OF_EACH }]);
    const choices = choicesFor(items, fittings);
    if (choices.length === 0) return [];
    const settings = await this.#settings.read();
    const { cancellationDays } = settings;
    const products = await this.#products.byIds(
      items.map(({ productId }) => productId),
      new Map(
        ['price', 'fittedPrice', ...FITTABLE_FIELDS, ...SUPPLY_FIELDS].map((field) => [field, new Map()]),
      ),
    );
    const wanted: WantedFitting[] = [];
    for (const choice of choices) {
      const at = fittings.findIndex(({ way }) => way === choice.way);
      const path = `fittings.${Math.max(0, at)}`;
      const fitted = items.flatMap(({ productId, quantity, fulfilment }) => {
        const product = products.find(({ id }) => id === productId);
        return product && fulfilment === choice.way ? [{ product, quantity }] : [];
      });
      if (fitted.some(({ product }) => isUnfitted(product)))
        return InvalidInput.of(NOT_FITTED, [{ path: `${path}.way`, message: NOT_FITTED }]);
      const tyres = fitted.map(({ product, quantity }) => jobTyresOf(product, quantity));
      const waits = fitted.map(({ product, quantity }) => daysUntilHere(product, quantity));
      const leaves = leavesAt(this.platform.now(), Math.max(0, ...waits), settings);
      const judged = await this.#judge.judge(choice, tyres, input.shippingAddress.postcode, leaves);
      const refusal = await this.#refusalOf(judged, path);
      if (refusal) return refusal;
      const start = judged.slot?.startsAt ?? judged.notBefore;
      const lastToCancel = daysAfter(inLondon(judged.notBefore).day, cancellationDays);
      const isExpress = inLondon(start).day <= lastToCancel;
      if (isExpress && !input.requestsEarlyFitting) return earlyFittingUnrequested();
      const registration = plateOf(fittings[at]);
      if (registration === undefined)
        return InvalidInput.of('Enter the number plate, such as AB12 CDE, or leave it empty', [
          { path: `${path}.registration`, message: 'This isn’t a UK number plate' },
        ]);
      wanted.push({ choice: { ...choice, start, registration }, judged, isExpress });
    }
    return wanted;
  }

  async #refusalOf(judged: JudgedFitting, path: string): Promise<InvalidInput | SlotUnavailable | null> {
    const { problem, problemText: message } = judged;
    if (problem === null || message === null) return null;
    if (problem === 'TAKEN' || problem === 'NOT_OFFERED' || problem === 'TOO_EARLY')
      return this.taken(judged, message);
    const field = problem === 'NO_SLOT' ? 'start' : problem === 'EXTRA_UNAVAILABLE' ? 'extras' : 'centre';
    return InvalidInput.of(message, [{ path: `${path}.${field}`, message }]);
  }

  /** Refuses a slot that can't be had, with the next ones at the same place. */
  taken(judged: WantedFitting['judged'], message: string): Promise<SlotUnavailable> {
    return this.#offers.refuse({ ...judged, centreSlug: judged.centre?.slug ?? null }, message);
  }
}

const isUnfitted = ({ price = 0, fittedPrice = null }: ProductRow): boolean =>
  fittingPriceOf({ price, fittedPrice }) === null;

/** A typed number plate; null if none was given, undefined if it isn't one. */
function plateOf(choice: FittingChoiceInput | undefined): string | null | undefined {
  const mark = bareRegistration(choice?.registration ?? '');
  if (mark === '') return null;
  return isRegistrationMark(mark) ? mark : undefined;
}
