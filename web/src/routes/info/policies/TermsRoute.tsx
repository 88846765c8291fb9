import { policies } from './policies.ts';
import { PolicyPage } from './PolicyPage.tsx';

export function TermsRoute() {
  return <PolicyPage policy={policies.terms} />;
}
