import { Wrench } from 'lucide-react';
import { LinkButton } from '../../../ui/base/LinkButton.tsx';

/** Leads to the tyres, which can be fitted at the centre. */
export function FitHere({ centre }: { centre: { slug: string; name: string } }) {
  return (
    <LinkButton
      to="/shop"
      variant="outlined"
      aria-label={`Choose tyres to be fitted here: ${centre.name}`}
      className="self-end"
    >
      <Wrench className="size-4.5" />
      Choose tyres to be fitted here
    </LinkButton>
  );
}
