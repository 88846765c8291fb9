/** The descriptions of a rule's fields, which its type and its input share. */
export const RULE_TEXTS = {
  name: 'Its name for staff, for example “Premium from 18 inches”.',
  tier: 'Only tyres of brands of this class; null for any.',
  brandId: 'Only tyres of this brand, which references `Brand.id`; null for any.',
  category: 'Only tyres for these vehicles; null for any.',
  rimFrom: 'The smallest rim, in inches; null for any.',
  rimTo: 'The largest rim, in inches; null for any.',
  size: 'Only this size, such as 205/55 R16; null for any.',
  supplierId: 'Only tyres that this supplier serves, which references `Supplier.id`; null for any.',
  leavesAlone: 'Whether it leaves prices as they are. Then it has no margin, addition or floor.',
  marginPercent:
    'The margin as a percentage of the price without VAT, to one decimal; null for none. Negative only with ' +
    'belowCostReason.',
  addition:
    'An amount in pence without VAT, added after the margin; null for nothing. Negative only with belowCostReason.',
  leastMargin: 'The least margin on a tyre, without VAT; null for none besides the cost.',
  leastMarginPercent: 'The least margin as a percentage of the price without VAT; null for none.',
  ending: 'How prices are rounded. If that goes below the floor, the next higher price is taken.',
  belowCostReason:
    'Why it may price tyres below their cost; null if it may not. With a reason it has no least margin.',
} as const;
