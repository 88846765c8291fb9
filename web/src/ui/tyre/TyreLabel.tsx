import { LABEL_CLASSES, NOISE_CLASSES, type LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import type { ReactNode } from 'react';
import { LABEL_FILLS } from './labelClass.ts';
import { FuelPictogram, NoisePictogram, RainPictogram, SnowPictogram } from './labelPictograms.tsx';

interface TyreLabelProps {
  brand: string;
  /** For example 205/55 R16 91V. */
  size: string;
  fuelEfficiency: LabelClass | null;
  wetGrip: LabelClass | null;
  /** External noise, in dB. */
  noiseDb: number | null;
  noiseClass: LabelClass | null;
  threePeakSnowflake: boolean;
}

const ROW_HEIGHT = 23;
const SCALE_TOP = 118;

function inWords(label: TyreLabelProps): string {
  const parts = [
    label.fuelEfficiency && `fuel efficiency class ${label.fuelEfficiency}`,
    label.wetGrip && `wet grip class ${label.wetGrip}`,
    label.noiseDb !== null &&
      `external rolling noise ${label.noiseDb} dB${label.noiseClass ? `, class ${label.noiseClass}` : ''}`,
    label.threePeakSnowflake && 'for severe snow conditions',
  ];
  return `Tyre label of ${label.brand} ${label.size}: ${parts.filter(Boolean).join('; ')}`;
}

/** The official tyre label: two scales of classes, the noise, and the snow mark. */
export function TyreLabel(label: TyreLabelProps) {
  const { brand, size, fuelEfficiency, wetGrip, noiseDb, noiseClass, threePeakSnowflake } = label;
  return (
    <svg
      viewBox="0 0 300 384"
      role="img"
      aria-label={inWords(label)}
      className="block w-full max-w-75 rounded-sm bg-white text-black"
    >
      <rect x="1" y="1" width="298" height="382" rx="5" fill="#fff" stroke="#003399" strokeWidth="2" />
      <path d="M1 6a5 5 0 0 1 5-5h288a5 5 0 0 1 5 5v32H1z" fill="#003399" />
      <text x="16" y="26" fill="#fff" className="text-[18px] font-[800] font-stretch-[115%]">
        Tyre label
      </text>
      <g fill="currentColor">
        <text x="16" y="62" className="text-[15px] font-[700]">
          {brand}
        </text>
        <text x="284" y="62" textAnchor="end" className="text-[14px]">
          {size}
        </text>
      </g>
      <path d="M12 72h276M150 72v176M12 248h276" stroke="currentColor" strokeWidth="1" fill="none" />
      <Scale x={12} value={fuelEfficiency} pictogram={<FuelPictogram />} />
      <Scale x={160} value={wetGrip} pictogram={<RainPictogram />} />
      <g transform="translate(22 272) scale(1.6)">
        <NoisePictogram />
      </g>
      {noiseDb !== null && (
        <g fill="currentColor">
          <text x="104" y="318" className="text-[34px] font-[800]">
            {noiseDb}
            <tspan dx="5" className="text-[18px]">
              dB
            </tspan>
          </text>
          {noiseClass && <NoiseClasses value={noiseClass} />}
        </g>
      )}
      <text x="286" y="373" textAnchor="end" fill="currentColor" className="text-[11px]">
        2020/740
      </text>
      {threePeakSnowflake && (
        <g transform="translate(212 270) scale(1.7)">
          <SnowPictogram />
        </g>
      )}
    </svg>
  );
}

function Scale({ x, value, pictogram }: { x: number; value: LabelClass | null; pictogram: ReactNode }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <g transform="translate(2 76)">{pictogram}</g>
      {LABEL_CLASSES.map((name, index) => {
        const y = SCALE_TOP + index * (ROW_HEIGHT + 2);
        const width = 46 + index * 9;
        return (
          <g key={name}>
            <path
              d={`M0 ${y}h${width}l9 ${ROW_HEIGHT / 2}l-9 ${ROW_HEIGHT / 2}H0z`}
              className={LABEL_FILLS[name]}
            />
            <text x="6" y={y + 17} fill="currentColor" className="text-[15px] font-[800]">
              {name}
            </text>
          </g>
        );
      })}
      {value && <ClassArrow y={SCALE_TOP + LABEL_CLASSES.indexOf(value) * (ROW_HEIGHT + 2)} value={value} />}
    </g>
  );
}

/** The black arrow that points at the tyre's class. */
function ClassArrow({ y, value }: { y: number; value: LabelClass }) {
  return (
    <g>
      <path
        d={`M128 ${y - 3}h-20l-12 ${ROW_HEIGHT / 2 + 3}l12 ${ROW_HEIGHT / 2 + 3}h20z`}
        fill="currentColor"
      />
      <text x="107" y={y + 19} fill="#fff" className="text-[20px] font-[800]">
        {value}
      </text>
    </g>
  );
}

function NoiseClasses({ value }: { value: LabelClass }) {
  return (
    <text x="106" y="352" className="text-[15px] font-[700]">
      {NOISE_CLASSES.map((name) => (
        <tspan
          key={name}
          dx={name === 'A' ? 0 : 10}
          opacity={name === value ? 1 : 0.35}
          textDecoration={name === value ? 'underline' : undefined}
        >
          {name}
        </tspan>
      ))}
    </text>
  );
}
