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

/** A page sends its events in batches, a few times a minute. */
const MOST_EVENTS = 20;
const DEPTHS = SCROLL_DEPTHS.join(', ');
const DEPTH = `How far down the page the visitor scrolled, in percent: ${DEPTHS}.`;
const DEPTH_MESSAGE = `The depth must be one of ${DEPTHS}`;

/** The rule for a visitor's consent, shared by all inputs that carry it. */
export const CONSENT: InputRule = {
  pattern: ANALYTICS_CONSENT,
  message: 'The consent must be “counted”, or the number under which it was given',
};

@InputType({ description: 'A quantity of a tyre that a visitor looked at or put in the cart.' })
export class VisitorEventItemInput {
  @Field(() => Int, { description: 'The id of the tyre’s product.' })
  productId: number;
  @Constraint({ min: MIN_QUANTITY, max: MAX_QUANTITY, message: quantitySentence(MIN_QUANTITY) })
  @Field(() => Int, { description: 'How many they looked at or put in the cart.' })
  quantity: number;
}

/** Our pages send only fixed scroll depths, and each tyre once. Anything else was made up. */
function checkEvent({ percent, items }: VisitorEventInput): FieldError[] {
  const ids = (items ?? []).map(({ productId }) => productId);
  const twice = ids.findIndex((id, place) => ids.indexOf(id) !== place);
  return [
    ...(typeof percent !== 'number' || SCROLL_DEPTHS.some((depth) => depth === percent)
      ? []
      : [{ path: 'percent', message: DEPTH_MESSAGE }]),
    ...(twice < 0 ? [] : [{ path: `items.${twice}.productId`, message: 'Name each tyre only once' }]),
  ];
}

@Checked(checkEvent)
@InputType({
  description: 'Something that a visitor did. The shop itself adds the names and prices of tyres.',
})
export class VisitorEventInput {
  @Field(() => VisitorEventName, { description: 'The action that they took.' })
  name: EventName;
  @Constraint({
    required: 'The page is required',
    maxLength: 200,
    pattern: String.raw`^/[A-Za-z0-9/_.~%-]*$`,
    message: 'The page must be a path without a query',
  })
  @Field({ description: 'The path of the page, without its query.' })
  page: string;
  @Constraint({ min: Math.min(...SCROLL_DEPTHS), max: Math.max(...SCROLL_DEPTHS) })
  @Field(() => Int, { nullable: true, description: DEPTH })
  percent?: number | null;
  @Constraint(CART_LINES)
  @Field(() => [VisitorEventItemInput], {
    nullable: true,
    description: 'The tyres involved, each named once.',
  })
  items?: VisitorEventItemInput[] | null;
}

@InputType({ description: 'The actions of a visitor who agreed to be counted.' })
export class RecordVisitorEventsInput {
  @Constraint({ ...CONSENT, required: 'Nothing is counted without consent' })
  @Field({
    description:
      'The visitor’s consent: “counted” if only the shop may count them, else the random number that identifies ' +
      'their visits, such as 1234567890.987654321.',
  })
  consent: string;
  @Constraint({ maxItems: MOST_EVENTS })
  @Field(() => [VisitorEventInput], { description: 'Their actions, oldest first.' })
  events: VisitorEventInput[];
}
