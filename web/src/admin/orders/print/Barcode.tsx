import { code39 } from './code39.ts';

/** An order number as a barcode to scan when shipping. The bars leave out the hyphens. */
export function Barcode({ text }: { text: string }) {
  const { bars, width } = code39(text.replaceAll('-', ''));
  return (
    <svg
      role="img"
      aria-label={`Barcode ${text}`}
      viewBox={`0 0 ${width} 40`}
      preserveAspectRatio="none"
      className="h-12 w-full max-w-72 fill-current"
      shapeRendering="crispEdges"
    >
      {bars.map(({ x, width: thickness }) => (
        <rect key={x} x={x} width={thickness} height="40" />
      ))}
    </svg>
  );
}
