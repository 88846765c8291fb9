import { CountingChoice } from './CountingChoice.tsx';
import { policies } from './policies.ts';
import { PolicyPage } from './PolicyPage.tsx';
import { StoredItems } from './StoredItems.tsx';

/** The owner's text about cookies, the visitor's choice, and the list of stored items, generated from the code. */
export function CookiesRoute() {
  return (
    <PolicyPage policy={policies.cookies}>
      <CountingChoice />
      <StoredItems />
    </PolicyPage>
  );
}
