import type { MailContent } from '../../../operations/mail/index.ts';
import { tyreAgeReminder } from './tyre-age-reminder.email.ts';
import { tyreMilesReminder } from './tyre-miles-reminder.email.ts';

const driver = {
  firstName: 'Sam',
  vehicle: 'Volkswagen Golf 2017',
  fittedOn: '2021-05-01',
  token: 'a-token',
};

/** An example of each email this feature sends, by the name of its function. */
export const emails: Readonly<Record<string, MailContent>> = {
  tyreAgeReminder: tyreAgeReminder({ ...driver, years: 5, tyreAgeYears: 10 }),
  tyreMilesReminder: tyreMilesReminder({ ...driver, miles: 20_000, milesPerYear: 8_000, mileometer: 51_200 }),
};
