import type { ButtonVariant } from '../../ui/buttonStyle.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** The next step where a tyre cannot be had: others of its size, "205/55 R16". */
export function OtherTyresLink({ size, variant = 'primary' }: { size: string; variant?: ButtonVariant }) {
  return (
    <LinkButton to={`/shop?${new URLSearchParams({ search: size })}`} variant={variant} size="lg" wide>
      See other tyres in {size}
    </LinkButton>
  );
}
