import type { InputRule } from '@treadline/schema/input/rule';
import { MAX_QUANTITY, MIN_QUANTITY, quantitySentence } from '@treadline/schema/trade/listing/quantity';
import { ANALYTICS_CONSENT } from '@treadline/schema/trade/people/analytics-consent';
import {
  SCROLL_DEPTHS,
  type VisitorEventName as EventName,
} from '@treadline/schema/trade/people/visitor-event';
import { Field, InputType, Int } from 'type-graphql';
import { Checked, Constraint } from '../../../platform/input/constraint.ts';
import type { FieldError } from '../../../platform/input/invalid-input.ts';
import { CART_LINES } from '../cart/index.ts';
import { VisitorEventName } from './visitor-event.enums.ts';

/** A page sends what has gathered, a few times a minute. */
const MOST_EVENTS = 20;
const DEPTHS = SCROLL_DEPTHS.join(', ');
const DEPTH = `How much of the page was read, in percent: ${DEPTHS}.`;
const DEPTH_MESSAGE = `A depth is one of ${DEPTHS}`;

/** What a visitor has agreed to, wherever it is sent along. */
export const CONSENT: InputRule = {
  pattern: ANALYTICS_CONSENT,
  message: 'The consent is “counted”, or the number under which it was given',
};

@InputType({ description: 'A quantity of a tyre that a visitor looked at or put in the cart.' })
export class VisitorEventItemInput {
  @Field(() => Int, { description: 'The number of the product.' })
  productId: number;
  @Constraint({ min: MIN_QUANTITY, max: MAX_QUANTITY, message: quantitySentence(MIN_QUANTITY) })
  @Field(() => Int, { description: 'How many of it they looked at, or put in the cart.' })
  quantity: number;
}

/** Depths of scrolling are few, and a tyre is named once: anything else was made up. */
function checkEvent({ percent, items }: VisitorEventInput): FieldError[] {
  const ids = (items ?? []).map(({ productId }) => productId);
  const twice = ids.findIndex((id, place) => ids.indexOf(id) !== place);
  return [
    ...(typeof percent !== 'number' || SCROLL_DEPTHS.some((depth) => depth === percent)
      ? []
      : [{ path: 'percent', message: DEPTH_MESSAGE }]),
    ...(twice < 0 ? [] : [{ path: `items.${twice}.productId`, message: 'A tyre is named once' }]),
  ];
}

@Checked(checkEvent)
@InputType({ description: 'Something that a visitor did. Values and names of tyres are the shop’s to say.' })
export class VisitorEventInput {
  @Field(() => VisitorEventName, { description: 'What they did.' })
  name: EventName;
  @Constraint({
    required: 'The page is required',
    maxLength: 200,
    pattern: String.raw`^/[A-Za-z0-9/_.~%-]*$`,
    message: 'The page is the path of an address, without its query',
  })
  @Field({ description: 'The path of the page, without its query.' })
  page: string;
  @Constraint({ min: Math.min(...SCROLL_DEPTHS), max: Math.max(...SCROLL_DEPTHS) })
  @Field(() => Int, { nullable: true, description: DEPTH })
  percent?: number | null;
  @Constraint(CART_LINES)
  @Field(() => [VisitorEventItemInput], {
    nullable: true,
    description: 'The tyres that it is about, each once.',
  })
  items?: VisitorEventItemInput[] | null;
}

@InputType({ description: 'What a visitor did who agreed to be counted.' })
export class RecordVisitorEventsInput {
  @Constraint({ ...CONSENT, required: 'Nothing is counted without consent' })
  @Field({
    description:
      'What the visitor agreed to: “counted” if only the shop may count, else the random number, such as ' +
      '1234567890.987654321, that tells their visits from others.',
  })
  consent: string;
  @Constraint({ maxItems: MOST_EVENTS })
  @Field(() => [VisitorEventInput], { description: 'What they did, oldest first.' })
  events: VisitorEventInput[];
}
