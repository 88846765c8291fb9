import type { FragmentType } from '@apollo/client';
import { formatPrice } from '@treadline/schema/trade/values/money';
import { Link } from 'react-router-dom';
import { splitProductName } from '../../../features/product/productName.ts';
import { productPath } from '../../../lib/paths/productPath.ts';
import { classes } from '../../../ui/base/classes.ts';
import { useSizeLinkFragment, type SizeLinkFragment } from './SizeLink.generated.ts';

interface SizeLinkProps {
  product: FragmentType<SizeLinkFragment>;
  /** The link's target, if it isn't the size's main page. */
  to?: string;
}

/** Another size of the same tyre, with its price. */
export function SizeLink({ product, to }: SizeLinkProps) {
  const { slug, name, price, stockQuantity, model } = useSizeLinkFragment(product);
  const { title, sizeLine } = splitProductName(name, model.fullName);
  return (
    <Link
      to={to ?? productPath({ slug })}
      className={classes(
        'grid h-full content-start gap-0.5 rounded-md border border-line bg-card px-4 py-3 wrap-anywhere',
        'hover:border-ink focus-visible:rounded-md',
      )}
    >
      <span className="font-[650]">{sizeLine || title}</span>
      <span className="text-sm text-ink-2">{stockQuantity > 0 ? formatPrice(price) : 'Out of Stock'}</span>
    </Link>
  );
}
