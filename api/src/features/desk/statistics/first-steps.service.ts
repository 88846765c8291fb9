import { Service } from '../../../platform/services/services.ts';
import { isDemonstration, SettingsService } from '../../operations/settings/index.ts';
import type { FirstStep } from './first-steps.ts';

/** A step, and whether it is done. */
export interface FirstStepState {
  readonly step: FirstStep;
  readonly isDone: boolean;
}

interface Facts {
  readonly changed: string[] | null;
  readonly hasProduct: boolean;
  readonly hasOrder: boolean;
}

const FACTS = `
  select (select array_agg(key) from settings) as changed,
    exists (select from audit_entries where subject = 'product') as "hasProduct",
    exists (select from orders o where o.paid_at is not null
      and not exists (select from manual_orders m where m.order_id = o.id)) as "hasOrder"`;

/** Which set-up steps the owner has done. Nothing is stored: the shop's data shows it. */
export class FirstStepService extends Service {
  readonly #settings = this.services.get(SettingsService);

  /** All steps, in the recommended order. */
  async all(): Promise<FirstStepState[]> {
    const { config, sql } = this.platform;
    const [settings, [facts]] = await Promise.all([this.#settings.read(), sql.rows<Facts>(FACTS)]);
    const isChanged = (...keys: string[]): boolean => keys.some((key) => facts?.changed?.includes(key));
    const done: Record<FirstStep, boolean> = {
      NAME_AND_ADDRESS: !isDemonstration(settings) && isChanged('address'),
      TAX_NUMBER: isChanged('vatNumber'),
      OPENING_HOURS: isChanged('openingHours', 'specialDays', 'supportHours'),
      PROMISES: isChanged(
        'returnDays',
        'satisfactionDays',
        'qualityDays',
        'priceMatchDays',
        'workmanshipMonths',
      ),
      LOGO: settings.logo !== '',
      DELIVERY: isChanged('standardDeliveryPrice', 'freeDeliveryFrom', 'deliverySurcharges'),
      // With its own API URL, it's the sandbox, not Stripe.
      PAYMENTS: config.stripe !== null && config.stripe.apiUrl === null,
      MAIL: config.mail.smtpUrl !== null,
      PRODUCTS: facts?.hasProduct ?? false,
      TEST_ORDER: facts?.hasOrder ?? false,
    };
    return Object.entries(done).map(([step, isDone]) => ({ step: step as FirstStep, isDone }));
  }
}
