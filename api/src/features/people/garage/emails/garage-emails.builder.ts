import type { MailContent } from '../../../operations/mail/index.ts';
import { motReminder } from './mot-reminder.email.ts';
import { tyreAgeReminder } from './tyre-age-reminder.email.ts';
import { tyreMilesReminder } from './tyre-miles-reminder.email.ts';

const owner = { firstName: 'Sam', vehicle: 'Volkswagen Golf 2017', token: 'a-token' };
const driver = { ...owner, fittedOn: '2021-05-01' };

/** An example of each email this feature sends, by the name of its function. */
export const emails: Readonly<Record<string, MailContent>> = {
  motReminder: motReminder({ ...owner, mark: 'JB17XYZ', dueOn: '2027-03-14', isFirst: false }),
  tyreAgeReminder: tyreAgeReminder({ ...driver, years: 5, tyreAgeYears: 10 }),
  tyreMilesReminder: tyreMilesReminder({ ...driver, miles: 20_000, milesPerYear: 8_000, mileometer: 51_200 }),
};
