import { YEARLY_CHECK_FROM_YEARS } from '@treadline/schema/trade/tyre/use/tyre-wear';
import { dateText, greeting, type MailContent } from '../../../operations/mail/index.ts';
import { check, foot, type DriverWithTyres } from './reminder.parts.ts';

/**
 * Reminds a driver whose tyres are another year old.
 * @param years since they were fitted.
 * @param tyreAgeYears the age at which the shop advises replacing any tyre.
 */
export function tyreAgeReminder({
  years,
  tyreAgeYears,
  ...driver
}: DriverWithTyres & { years: number; tyreAgeYears: number }): MailContent {
  return (letterhead) => ({
    subject: `Your tyres are ${years} years old: time for a check`,
    preheader: `The ones on your ${driver.vehicle}. Rubber ages, however much tread is left.`,
    title: 'Time to check your tyres',
    blocks: [
      greeting(driver.firstName),
      `The tyres on your ${driver.vehicle} were fitted on ${dateText(new Date(driver.fittedOn))}, ` +
        `${years} years ago. ` +
        `Rubber ages, however much tread is left: tyre makers advise a thorough look once a year from year ` +
        `${YEARLY_CHECK_FROM_YEARS}, and we advise having tyres over ${tyreAgeYears} years old checked or ` +
        'replaced. The age that counts is from the week of manufacture on the sidewall, which is earlier.',
      ...check(letterhead),
    ],
    ...foot(letterhead, driver, 'tyres on'),
  });
}
