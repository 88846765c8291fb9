import { planTerms, type PlanFigures } from './planTerms.ts';

interface PlanConditionsProps {
  figures: PlanFigures;
  /** The level of the headings on its page. */
  headingLevel: 2 | 3;
}

/** The plan's cover, its exclusions, and how to claim. */
export function PlanConditions({ figures, headingLevel }: PlanConditionsProps) {
  const { covered, notCovered, claiming } = planTerms(figures);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid gap-6 md:grid-cols-2 print:grid-cols-2">
      <div className="grid content-start gap-1.5">
        <Heading className="text-base">What’s covered</Heading>
        <Points points={covered} />
      </div>
      <div className="grid content-start gap-1.5">
        <Heading className="text-base">What isn’t covered</Heading>
        <Points points={notCovered} />
      </div>
      <div className="grid content-start gap-1.5 md:col-span-2 print:col-span-2">
        <Heading className="text-base">How to claim on the plan</Heading>
        <ol className="grid max-w-prose list-decimal gap-1.5 pl-5">
          {claiming.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
