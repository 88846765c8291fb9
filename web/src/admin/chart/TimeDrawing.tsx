import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartPoint } from './chartPoint.ts';

interface TimeDrawingProps {
  label: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  beforeLabel?: string;
  steps?: boolean;
  small?: boolean;
}

const TICK = { fill: 'var(--color-ink-2)', fontSize: 12 };
const AXIS = { stroke: 'var(--color-line)', tick: TICK, tickLine: false };
/** The minimum gap between dates in pixels, so that they don't overlap. */
const TICK_GAP = 32;
const AXIS_WIDTH = 64;

/** The lines of a chart. Its code loads only when one is drawn. */
export function TimeDrawing({ label, points, format, beforeLabel, steps, small = false }: TimeDrawingProps) {
  const type = steps ? 'stepAfter' : 'linear';
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={[...points]}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: small ? 8 : 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="name" {...AXIS} minTickGap={TICK_GAP} />
        <YAxis {...AXIS} width={AXIS_WIDTH} axisLine={false} tickFormatter={format} hide={small} />
        <Tooltip
          formatter={(value) => format(Number(value))}
          contentStyle={{ background: 'var(--color-card)', borderColor: 'var(--color-line)' }}
        />
        {beforeLabel && (
          <Line
            name={beforeLabel}
            dataKey="before"
            type={type}
            stroke="var(--color-edge)"
            strokeDasharray="4 4"
            dot={false}
            isAnimationActive={false}
          />
        )}
        <Line
          name={label}
          dataKey="value"
          type={type}
          stroke="var(--color-ink)"
          strokeWidth={2}
          dot={points.length === 1}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
