import { Link } from 'react-router-dom';
import { productPath, TELL_ME_HASH } from '../../../lib/paths/productPath.ts';

interface TellMeLinkProps {
  product: { id: number; slug: string; name: string };
}

/** Links to the page of an out-of-stock tyre, and opens the alert form there. */
export function TellMeLink({ product }: TellMeLinkProps) {
  const title = 'Tell me when it’s back';
  return (
    <Link
      to={`${productPath(product)}${TELL_ME_HASH}`}
      aria-label={`${title}: ${product.name}`}
      className="inline-block py-0.5 text-xs font-[650] underline underline-offset-4 hover:decoration-2"
    >
      {title}
    </Link>
  );
}
