import { policies } from './policies.ts';
import { PolicyPage } from './PolicyPage.tsx';

export function CookiesRoute() {
  return <PolicyPage policy={policies.cookies} />;
}
