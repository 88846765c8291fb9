import { formatReach } from '@treadline/schema/trade/places/reach';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { MessagePartsFragment, ReadyTextsQuery } from './Messages.generated.ts';

type Settings = ReadyTextsQuery['shopSettings'];

/** A reply to start an answer with. */
interface ReadyText {
  label: string;
  text: string;
}

/** Replies to start an answer with, filled in with the shop's figures and the order's number. */
export function readyTexts(
  settings: Settings,
  { name, order }: Pick<MessagePartsFragment, 'name' | 'order'>,
): ReadyText[] {
  const {
    phone,
    deliveryText,
    dispatchCutOff,
    freeDeliveryFrom,
    returnDays,
    cancellationDays,
    baseTown,
    mobileFittingRadiusKm,
  } = settings;
  const hello = `Hello ${name},\n\nthank you for your message.`;
  const texts: ReadyText[] = [
    {
      label: 'Delivery',
      text:
        `Standard delivery to the UK mainland takes ${deliveryText} working days and is free from ` +
        `${formatPrice(freeDeliveryFrom)}. Orders placed before ${dispatchCutOff} on a working day leave us the ` +
        'same day.',
    },
    {
      label: 'Returns',
      text:
        `You can return unused tyres within ${returnDays} days, and cancel for any reason within ` +
        `${cancellationDays} days of delivery. Tell us your order number and we will arrange the rest.`,
    },
    {
      label: 'Fitting',
      text:
        `Our mobile fitters come to you within about ${formatReach(mobileFittingRadiusKm)} of ${baseTown}. ` +
        'Further away we can deliver to an independent garage near you.',
    },
    { label: 'Call us', text: `The quickest way to sort this out is by phone. Please call us on ${phone}.` },
  ];
  const ofOrder = order
    ? [
        {
          label: `About ${order.number}`,
          text: `The status of your order ${order.number}: ${order.statusInfo.label.toLowerCase()}.`,
        },
      ]
    : [];
  return [...ofOrder, ...texts].map(({ label, text }) => ({ label, text: `${hello} ${text}` }));
}
