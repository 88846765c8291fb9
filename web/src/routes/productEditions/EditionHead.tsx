import type { ComponentProps } from 'react';
import { ProductHead } from '../product/head/ProductHead.tsx';

/** The head tags of an alternative page: search engines follow its links but index the main page instead. */
export function EditionHead(props: Omit<ComponentProps<typeof ProductHead>, 'robots'>) {
  return <ProductHead {...props} robots="noindex,follow" />;
}
