import type { FragmentType } from '@apollo/client';
import { usePhotographStripFragment, type PhotographStripFragment } from './PhotographStrip.generated.ts';

type Photograph = FragmentType<PhotographStripFragment> & { readonly id: string };

interface PhotographStripProps {
  /** The label for screen readers: "Photographs of this return". */
  label: string;
  photographs: readonly Photograph[];
}

function Tile({ photograph, alt }: { photograph: Photograph; alt: string }) {
  const { url, width, height } = usePhotographStripFragment(photograph);
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className="block size-24 overflow-clip rounded-md border border-line bg-stage"
    >
      <img
        src={url}
        alt={`${alt} (opens in a new tab)`}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </a>
  );
}

/** Small photographs that open in full. Renders nothing without any. */
export function PhotographStrip({ label, photographs }: PhotographStripProps) {
  if (photographs.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-3">
      {photographs.map((photograph, index) => (
        <li key={photograph.id}>
          <Tile photograph={photograph} alt={`Photograph ${index + 1} of ${photographs.length}`} />
        </li>
      ))}
    </ul>
  );
}
