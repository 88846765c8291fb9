import type { EntityManager } from '@mikro-orm/postgresql';

/** Serialises concurrent counts of a model, so that each sees the other's change. */
const LOCK = 'select 1 from models where id = ? for update';

/** As in the seed: the average to two decimals, whole per cent, and counts from five stars down. */
const COUNT = `
  update models m set (rating, review_count, recommend_percent) = (
    select round(avg(rating), 2), count(*), round(100.0 * count(*) filter (where recommends) / nullif(count(*), 0))
    from reviews where model_id = m.id and published
  ), rating_distribution = (
    select jsonb_agg(jsonb_build_object('stars', stars, 'count', (select count(*) from reviews
      where model_id = m.id and published and rating = stars)) order by stars desc)
    from generate_series(1, 5) stars
  ) where m.id = ?`;

/**
 * Recalculates a model's rating figures from its published reviews, in the caller's transaction. Flush changes
 * first, and announce the catalogue's change with it.
 */
export async function recountReviews(em: EntityManager, modelId: number): Promise<void> {
  await em.execute(LOCK, [modelId]);
  await em.execute(COUNT, [modelId]);
}
