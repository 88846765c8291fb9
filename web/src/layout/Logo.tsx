import { Link } from 'react-router-dom';
import { ShopMark } from '../ui/page/ShopMark.tsx';

/** The owner's logo, or the shop's name after five tread blocks, linked to the home page. */
export function Logo({ shopName }: { shopName: string }) {
  return (
    <Link
      to="/"
      className="flex min-h-11 items-center gap-2 text-xl font-[850] tracking-[-.02em] font-stretch-[125%] md:gap-2.5"
    >
      <ShopMark className="h-10 max-w-32 md:max-w-48">
        <svg viewBox="0 0 38 16" aria-hidden="true" className="h-3.5 w-8.5 fill-current max-[22rem]:hidden">
          <path d="M0 16 5 0h4L4 16zm8 0 5-16h4l-5 16zm8 0 5-16h4l-5 16zm8 0 5-16h4l-5 16z" />
          <path className="fill-signal" d="m32 16 5-16h1v9l-2 7z" />
        </svg>
        {shopName}
      </ShopMark>
    </Link>
  );
}
