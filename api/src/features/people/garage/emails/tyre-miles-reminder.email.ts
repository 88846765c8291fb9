import { dateText, greeting, type MailContent } from '../../../operations/mail/index.ts';
import { check, foot, type DriverWithTyres } from './reminder.parts.ts';

const COUNT = new Intl.NumberFormat('en-GB');

/**
 * Reminds a driver whose tyres have probably reached the miles they set.
 * @param miles estimated since the tyres were fitted.
 * @param mileometer its estimated reading now; null if the reading at fitting is unknown.
 */
export function tyreMilesReminder({
  miles,
  milesPerYear,
  mileometer,
  ...driver
}: DriverWithTyres & { miles: number; milesPerYear: number; mileometer: number | null }): MailContent {
  return (letterhead) => ({
    subject: `About ${COUNT.format(miles)} miles on your tyres: time for a check`,
    preheader: `The ones on your ${driver.vehicle}. You asked us to remind you about now.`,
    title: 'Time to check your tyres',
    blocks: [
      greeting(driver.firstName),
      `You asked us to remind you about now. The tyres on your ${driver.vehicle} were fitted on ` +
        `${dateText(new Date(driver.fittedOn))}, and at the ${COUNT.format(milesPerYear)} miles a year that you ` +
        `told us, they’ve gone about ${COUNT.format(miles)} miles.` +
        (mileometer === null ? '' : ` Your mileometer should show about ${COUNT.format(mileometer)}.`) +
        ' It’s an estimate, so please have a look at them.',
      ...check(letterhead),
    ],
    ...foot(letterhead, driver, 'tyres on'),
  });
}
