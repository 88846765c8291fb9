import { policies } from './policies.ts';
import { PolicyPage } from './PolicyPage.tsx';

export function PrivacyRoute() {
  return <PolicyPage policy={policies.privacy} />;
}
