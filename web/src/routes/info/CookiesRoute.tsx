import { policies } from './policies.ts';
import { PolicyPage } from './PolicyPage.tsx';
import { StoredItems } from './StoredItems.tsx';

/** The owner's text about cookies, and the list of what there is, which the shop's code states. */
export function CookiesRoute() {
  return (
    <PolicyPage policy={policies.cookies}>
      <StoredItems />
    </PolicyPage>
  );
}
