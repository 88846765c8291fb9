import { RotateCcw, ShieldCheck } from 'lucide-react';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { ShopTermsContext } from '../../lib/text/shopTerms.ts';
import { PaymentIcons } from './PaymentIcons.tsx';

/** Returns, warranty and payment methods, shown where a shopper decides to buy. */
export function BuyingTerms() {
  const claims = useContext(ShopTermsContext)?.claims;
  return (
    <div className="grid gap-2 border-t border-line pt-4 text-sm">
      {claims && (
        <ul className="grid">
          <li className="flex min-h-11 items-center gap-2">
            <RotateCcw className="size-4 shrink-0" />
            <Link to="/returns" className="underline">
              {claims.returns}
            </Link>
          </li>
          <li className="flex min-h-11 items-center gap-2">
            <ShieldCheck className="size-4 shrink-0" />
            <Link to="/warranty" className="underline">
              {claims.warranty}
            </Link>
          </li>
        </ul>
      )}
      <PaymentIcons />
    </div>
  );
}
