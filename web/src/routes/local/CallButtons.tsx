import { Phone } from 'lucide-react';
import { buttonStyle } from '../../ui/base/buttonStyle.ts';
import { classes } from '../../ui/base/classes.ts';
import type { LocalTyresQuery } from './LocalTyresRoute.generated.ts';

/** Buttons that call the mobile fitters or the shop. */
export function CallButtons({
  shop,
  onDark = false,
}: {
  shop: LocalTyresQuery['shopSettings'];
  onDark?: boolean;
}) {
  const numbers = [
    { href: shop.secondPhoneHref, text: shop.secondPhone, who: 'Mobile fitting', variant: 'primary' },
    { href: shop.phoneHref, text: shop.phone, who: 'The shop', variant: 'outlined' },
  ] as const;
  return (
    <ul className="flex flex-wrap gap-3">
      {numbers.map(({ href, text, who, variant }) => (
        <li key={who} className="max-sm:w-full">
          <a
            href={href}
            className={buttonStyle(
              { variant, size: 'lg' },
              classes(
                'max-sm:w-full',
                onDark && variant === 'outlined' && 'text-on-asphalt hover:bg-white/10',
              ),
            )}
          >
            <Phone className="size-5" />
            <span className="whitespace-nowrap">
              {who}: {text}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
