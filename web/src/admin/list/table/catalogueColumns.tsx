import { formatCount } from '../../../lib/text/format.ts';
import type { ListColumn } from '../state/listColumn.ts';
import { NONE } from './none.tsx';

export const stockColumn: ListColumn<{ stockQuantity: number }, 'STOCK_ASC' | 'STOCK_DESC'> = {
  id: 'stock',
  label: 'Stock',
  figures: true,
  sort: { up: 'STOCK_ASC', down: 'STOCK_DESC' },
  cell: ({ stockQuantity }) => formatCount(stockQuantity),
};

interface Rated {
  rating: number | null;
  reviewCount: number;
}

/** The average rating with its number of reviews. @param of gets the rated record from a row. */
export const ratingColumn = <Row,>(
  of: (row: Row) => Rated,
): ListColumn<Row, 'RATING_ASC' | 'RATING_DESC'> => ({
  id: 'rating',
  label: 'Rating',
  figures: true,
  sort: { up: 'RATING_ASC', down: 'RATING_DESC' },
  cell: (row) => {
    const { rating, reviewCount } = of(row);
    return rating === null ? NONE : `${rating.toFixed(1)} (${formatCount(reviewCount)})`;
  },
});
