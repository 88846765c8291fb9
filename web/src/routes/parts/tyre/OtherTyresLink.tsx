import { sizeListingPath } from '../../../lib/paths/tyrePaths.ts';
import type { ButtonVariant } from '../../../ui/base/buttonStyle.ts';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';

/** The next step for an unavailable tyre: a link to others of its size, "205/55 R16". */
export function OtherTyresLink({ size, variant = 'primary' }: { size: string; variant?: ButtonVariant }) {
  return (
    <LinkButton to={sizeListingPath(size)} variant={variant} size="lg" wide>
      See other tyres in {size}
    </LinkButton>
  );
}
