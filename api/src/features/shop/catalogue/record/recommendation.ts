import { recommendationPoints, UNRATED_STARS } from '@treadline/schema/trade/listing/recommendation';
import { LABEL_CLASSES, NOISE_CLASSES } from '@treadline/schema/trade/tyre/label/tyre-label';
import { LISTED } from './product-columns.ts';

const { rating, price, wetGrip, fuelEfficiency, noise, popularity } = recommendationPoints;
/** The popularity of the most popular tyre. */
const MOST_POPULAR = 1_000;
const FIVE_STARS = 5;

/** A label class's share of the points: all for the best class, nothing for the worst or for none. */
function classShare(column: string, classes: readonly string[]): string {
  const worst = classes.length - 1;
  const cases = classes.map((name, at) => `when '${name}' then ${(worst - at) / worst}`);
  return `case ${column} ${cases.join(' ')} else 0 end`;
}

const SHARES = [
  [rating.most, `(coalesce(m.rating, ${UNRATED_STARS}) - 1) / ${FIVE_STARS - 1}`],
  [price.most, 's.cheapest::numeric / greatest(p.charged_price_pence, 1)'],
  [wetGrip.most, classShare('p.wet_grip', LABEL_CLASSES)],
  [fuelEfficiency.most, classShare('p.fuel_efficiency', LABEL_CLASSES)],
  [noise.most, classShare('p.noise_class', NOISE_CLASSES)],
  [popularity.most, `least(p.popularity, ${MOST_POPULAR})::numeric / ${MOST_POPULAR}`],
] as const;

/**
 * Computes the score of every listed tyre for the recommended order, 0 to 1,000, by the points the shop publishes, and
 * returns the ids of those that changed. The score is stored because the lowest price of a size and the reviews of a
 * model are in other rows. Rows are locked in id order, as orders lock them: a plain update locks them in the order of
 * its plan, and could deadlock with a checkout.
 */
export const SCORE_TYRES = `
  with scored as (
    select p.id, round(10 * (${SHARES.map(([most, share]) => `${most} * (${share})`).join(' + ')}))::smallint as score
    from products p
    join models m on m.id = p.model_id
    join (select p.size, min(p.charged_price_pence) as cheapest from products p where ${LISTED} group by p.size) s
      on s.size = p.size
    where ${LISTED}
  ), changed as (
    select p.id, scored.score
    from products p join scored on scored.id = p.id
    where p.recommendation <> scored.score
    order by p.id for no key update of p
  )
  update products set recommendation = changed.score
  from changed
  where products.id = changed.id
  returning products.id`;
