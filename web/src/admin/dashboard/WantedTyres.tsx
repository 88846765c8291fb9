import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/text/format.ts';
import { Skeleton } from '../../ui/base/Skeleton.tsx';
import { useWantedTyresQuery } from './WantedTyres.generated.ts';

/** The out-of-stock tyres with the most back-in-stock alerts: what to reorder. */
export function WantedTyres() {
  const { data, error } = useWantedTyresQuery({ fetchPolicy: 'cache-and-network' });
  const products = data?.wantedProducts;
  return (
    <section
      aria-labelledby="wanted-tyres"
      className="grid content-start gap-2 rounded-lg border border-line bg-card p-4"
    >
      <h2 id="wanted-tyres" className="text-lg">
        Most wanted, out of stock
      </h2>
      {!products && !error && <Skeleton className="h-40" />}
      {!products && error && <p className="text-sm text-ink-2">We couldn’t load these tyres.</p>}
      {products?.length === 0 && (
        <p className="text-sm text-ink-2">
          Out-of-stock tyres that shoppers are waiting for will appear here.
        </p>
      )}
      {products && products.length > 0 && (
        <ul className="grid text-sm">
          {products.map(({ productId, name, waiting }) => (
            <li key={productId} className="border-b border-line last:border-b-0">
              <Link
                to={`/admin/products/edit/${productId}`}
                className="flex min-h-10 items-center gap-3 py-1 hover:bg-tint"
              >
                <span className="min-w-0 font-[600] wrap-anywhere">{name}</span>
                <span className="ml-auto whitespace-nowrap">{formatCount(waiting)} waiting</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
