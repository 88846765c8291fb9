import { CHECK_MOT_URL } from '@treadline/schema/trade/vehicle/mot';
import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import { dayText, greeting, type MailContent } from '../../../operations/mail/index.ts';
import { foot, tyreChecks, type RemindedDriver } from './reminder.parts.ts';

interface DueMot extends RemindedDriver {
  /** The bare registration. */
  readonly mark: string;
  /** The day, for example 2027-03-14. */
  readonly dueOn: string;
  readonly isFirst: boolean;
}

/** Reminds a driver that a vehicle's MOT is due. */
export function motReminder({ mark, dueOn, isFirst, ...driver }: DueMot): MailContent {
  const { vehicle } = driver;
  const day = dayText(dueOn);
  const plate = formatRegistration(mark);
  return (letterhead) => ({
    subject: isFirst ? `First MOT due by ${day}: ${vehicle}` : `MOT due by ${day}: ${vehicle}`,
    preheader: 'You asked us to remind you about now.',
    title: isFirst ? 'Your vehicle’s first MOT is due' : 'Your MOT is due',
    blocks: [
      greeting(driver.firstName),
      'You asked us to remind you about now. ' +
        (isFirst
          ? `Your ${vehicle}, ${plate}, needs its first MOT by ${day}, `
          : `The MOT of your ${vehicle}, ${plate}, runs out on ${day}, `) +
        'as the vehicle register told us today.',
      // https://www.gov.uk/getting-an-mot; Northern Ireland has rules of its own.
      'In Great Britain it can be tested up to a month, minus a day, before that and keep the same date next year.',
      { kind: 'link', label: 'Check its MOT on GOV.UK', url: CHECK_MOT_URL },
      tyreChecks('Tyres are part of the test'),
      {
        kind: 'button',
        label: 'See tyres that fit',
        url: `${letterhead.shopUrl}/shop?registration=${encodeURIComponent(mark)}`,
      },
    ],
    ...foot(letterhead, driver, 'MOT of'),
  });
}
