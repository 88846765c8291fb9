import type { TestShop } from '../../../../../test/test-shop.ts';

interface Figures {
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly recommendPercent: number | null;
  readonly ratingDistribution: { stars: number; count: number }[];
}

/** A model's figures, stored and recounted from its published reviews. */
export async function figuresOf(
  shop: TestShop,
  modelId: number,
): Promise<{ kept: Figures | undefined; counted: Figures }> {
  const [kept] = await shop.rows<Figures>(
    `select rating, review_count as "reviewCount", recommend_percent as "recommendPercent",
        rating_distribution as "ratingDistribution"
      from models
      where id = $1`,
    [modelId],
  );
  const rows = await shop.rows<{ rating: number; recommends: boolean }>(
    "select rating, recommends from reviews where model_id = $1 and state = 'APPROVED'",
    [modelId],
  );
  const share = (part: number, of: number): number => Math.round((part * of) / rows.length);
  const counted: Figures = {
    rating: rows.length
      ? share(
          rows.reduce((sum, { rating }) => sum + rating, 0),
          100,
        ) / 100
      : null,
    reviewCount: rows.length,
    recommendPercent: rows.length ? share(rows.filter(({ recommends }) => recommends).length, 100) : null,
    ratingDistribution: [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: rows.filter(({ rating }) => rating === stars).length,
    })),
  };
  return { kept, counted };
}
