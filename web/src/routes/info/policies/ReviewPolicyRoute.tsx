import { policies } from './policies.ts';
import { PolicyPage } from './PolicyPage.tsx';

export function ReviewPolicyRoute() {
  return <PolicyPage policy={policies.reviews} />;
}
