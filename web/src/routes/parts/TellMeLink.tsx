import { productPath, TELL_ME_HASH } from '../../lib/productPath.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

interface TellMeLinkProps {
  product: { id: number; slug: string; name: string };
}

/** Leads to the page of a tyre that is out of stock, and opens there what asks to be told when it is back. */
export function TellMeLink({ product }: TellMeLinkProps) {
  const title = 'Tell me when it’s back';
  return (
    <LinkButton wide to={`${productPath(product)}${TELL_ME_HASH}`} aria-label={`${title}: ${product.name}`}>
      {title}
    </LinkButton>
  );
}
