import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** The text alternative. */
  label: string;
}

/** The clear margin required by the standard (ISO/IEC 18004), in modules. */
const QUIET_ZONE = 4;

/** Text as a QR code. It's dark on light in either theme, because some cameras need that. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full rounded-md border border-line bg-white text-black"
    >
      <path d={modules.join('')} fill="currentColor" />
    </svg>
  );
}
