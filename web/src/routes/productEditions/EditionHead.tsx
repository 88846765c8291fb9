import type { ComponentProps } from 'react';
import { ProductHead } from '../product/head/ProductHead.tsx';

/** The head tags of another edition: search engines follow its links, and list the main page instead. */
export function EditionHead(props: Omit<ComponentProps<typeof ProductHead>, 'robots'>) {
  return <ProductHead {...props} robots="noindex,follow" />;
}
