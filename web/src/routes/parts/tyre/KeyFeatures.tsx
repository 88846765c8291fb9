import { Check } from 'lucide-react';

/** A model's highlights. Renders nothing without any. */
export function KeyFeatures({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <section aria-label="Key features">
      <ul className="grid gap-x-6 gap-y-1.5 text-sm lg:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check className="mt-0.5 size-4.5 shrink-0 text-good" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
