import { Notice } from '../../ui/base/Notice.tsx';

/** Tells staff whose role lacks the scope for changes why there's nothing to press. */
export function ReadOnlyNotice() {
  return <Notice title="Your role can look at this but not change it." />;
}
