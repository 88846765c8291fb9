import { policies } from './policies.ts';
import { PolicyPage } from './PolicyPage.tsx';

export function ReturnsRoute() {
  return <PolicyPage policy={policies.returns} />;
}
