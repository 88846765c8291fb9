import { Link } from 'react-router-dom';
import { AddToCartButton } from '../../features/cart/adding/AddToCartButton.tsx';
import { removeCompared } from '../../features/compare/compareStore.ts';
import { FitNote } from '../../features/garage/fit/FitNote.tsx';
import { splitProductName } from '../../features/product/productName.ts';
import { productPath } from '../../lib/paths/productPath.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { DeliveryCost } from '../../ui/tyre/DeliveryCost.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { TellMeLink } from '../parts/tyre/TellMeLink.tsx';
import type { ComparePageQuery } from './ComparePage.generated.ts';

interface CompareColumnProps {
  tyre: ComparePageQuery['productsByIds'][number];
  /** The path of the comparison without this tyre. */
  pathWithout: string;
}

/** The head of a tyre's column: picture, name with full size, and buttons to buy and remove it. */
export function CompareColumn({ tyre, pathWithout }: CompareColumnProps) {
  const { title, sizeLine } = splitProductName(tyre.name, tyre.model.fullName);
  return (
    <th scope="col" className="p-2 text-left align-top font-normal md:p-3">
      <div className="grid justify-items-start gap-2">
        <div className="w-full overflow-clip rounded-md bg-stage">
          <Picture
            src={tyre.imageUrl}
            alt=""
            sizes="13rem"
            className="mx-auto aspect-square w-full max-w-40 object-contain p-[6%]"
          />
        </div>
        <Link to={productPath(tyre)} className="text-base leading-tight font-[680] hover:underline">
          {title} <span className="block text-sm font-normal text-ink-2">{sizeLine}</span>
        </Link>
        {tyre.stockQuantity > 0 && <DeliveryCost subtotal={tyre.price} />}
        <FitNote tyre={tyre} />
        <AddToCartButton product={tyre} wide />
        {tyre.stockQuantity <= 0 && <TellMeLink product={tyre} />}
        <TextLink
          to={pathWithout}
          replace
          aria-label={`Remove ${tyre.name} from the comparison`}
          onClick={() => removeCompared(tyre.id)}
          className="min-h-11 py-2.5"
        >
          Remove
        </TextLink>
      </div>
    </th>
  );
}
