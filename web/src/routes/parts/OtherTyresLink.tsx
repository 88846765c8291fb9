import { LinkButton } from '../../ui/LinkButton.tsx';

/** The next step where a tyre cannot be had: others of its size, "205/55 R16". */
export function OtherTyresLink({ size }: { size: string }) {
  return (
    <LinkButton to={`/shop?${new URLSearchParams({ search: size })}`} variant="primary" size="lg" wide>
      See other tyres in {size}
    </LinkButton>
  );
}
