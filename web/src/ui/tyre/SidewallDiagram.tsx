import { formatTyreSize } from '@treadline/schema/trade/tyre/size/tyre-size';
import { useId } from 'react';

interface SidewallDiagramProps {
  width?: number;
  profile?: number;
  diameter?: number;
  loadIndex?: number;
  speedRating?: string;
  className?: string;
}

/** Each part's name and position, in degrees from the top of the wheel. */
const PARTS = [
  { key: 'width', text: 'Width', angle: -43 },
  { key: 'profile', text: 'Profile', angle: -20 },
  { key: 'rim', text: 'Rim', angle: 3 },
  { key: 'load', text: 'Load', angle: 27 },
  { key: 'speed', text: 'Speed', angle: 42 },
] as const;
const SLASH_ANGLE = -30;
/** The lettering runs along an arc of this many degrees either side of the top. */
const ARC_ANGLE = 70;

const CENTRE = { x: 240, y: 300 };
const TEXT_RADIUS = 205;
const OUTER_RADIUS = 244;

/** The point on a circle of `radius` around the wheel's centre, `angle` degrees from the top. */
function at(radius: number, angle: number): { x: number; y: number } {
  const radians = (angle * Math.PI) / 180;
  return {
    x: Math.round(CENTRE.x + radius * Math.sin(radians)),
    y: Math.round(CENTRE.y - radius * Math.cos(radians)),
  };
}

/** Shows where the size is on the side of a tyre, and what each part means. */
export function SidewallDiagram(props: SidewallDiagramProps) {
  const {
    width = 205,
    profile = 55,
    diameter = 16,
    loadIndex = 91,
    speedRating = 'V',
    className = '',
  } = props;
  const arcId = useId();
  const values = { width, profile, rim: `R${diameter}`, load: loadIndex, speed: speedRating };
  const left = at(TEXT_RADIUS, -ARC_ANGLE);
  const right = at(TEXT_RADIUS, ARC_ANGLE);
  return (
    <svg
      viewBox="-40 -30 560 260"
      role="img"
      aria-label={
        `The side of the tyre reads ${formatTyreSize({ width, profile, diameter })} ` +
        `${loadIndex}${speedRating}: width ${width} millimetres, profile ${profile} per cent, rim ` +
        `${diameter} inches, load index ${loadIndex}, speed rating ${speedRating}.`
      }
      className={`block w-full text-ink ${className}`}
    >
      <defs>
        <path
          id={arcId}
          d={`M${left.x} ${left.y}A${TEXT_RADIUS} ${TEXT_RADIUS} 0 0 1 ${right.x} ${right.y}`}
        />
      </defs>
      <circle cx={CENTRE.x} cy={CENTRE.y} r="206" fill="none" strokeWidth="76" className="stroke-tread" />
      <circle
        cx={CENTRE.x}
        cy={CENTRE.y}
        r="246"
        fill="none"
        strokeWidth="7"
        strokeDasharray="9 5"
        className="stroke-tread"
      />
      <circle cx={CENTRE.x} cy={CENTRE.y} r="164" fill="none" strokeWidth="9" className="stroke-ink-3" />
      {PARTS.map(({ key, text, angle }) => {
        const foot = at(OUTER_RADIUS - 8, angle);
        const head = at(OUTER_RADIUS + 24, angle);
        const label = at(OUTER_RADIUS + 34, angle);
        const anchor = angle < -10 ? 'end' : angle > 10 ? 'start' : 'middle';
        return (
          <g key={key}>
            <path
              d={`M${foot.x} ${foot.y}L${head.x} ${head.y}`}
              strokeWidth="2.5"
              className="stroke-current"
            />
            <text
              x={label.x}
              y={label.y + 6}
              textAnchor={anchor}
              className="fill-current text-[21px] font-[650]"
            >
              {text}
            </text>
            <Lettering arcId={arcId} angle={angle} text={String(values[key])} />
          </g>
        );
      })}
      <Lettering arcId={arcId} angle={SLASH_ANGLE} text="/" />
    </svg>
  );
}

/** A part of the size, moulded into the rubber. */
function Lettering({ arcId, angle, text }: { arcId: string; angle: number; text: string }) {
  const offset = ((angle + ARC_ANGLE) / (2 * ARC_ANGLE)) * 100;
  return (
    <text dy="10" className="fill-white text-[34px] font-[800] tracking-[.02em]">
      <textPath href={`#${arcId}`} startOffset={`${offset.toFixed(1)}%`} textAnchor="middle">
        {text}
      </textPath>
    </text>
  );
}
