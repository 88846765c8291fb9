/**
 * A rectangle of numbers that repeats along its columns (around the tyre) and ends at its first and last row (across
 * it): the depth of a tread's grooves, or the height of lettering. `columns` is a power of two.
 */
export interface HeightMap {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

/**
 * Creates a level map.
 * @throws Error if `columns` isn't a power of two, because the sampler wraps by masking.
 */
export function levelMap(columns: number, rows: number): HeightMap {
  if (columns < 2 || (columns & (columns - 1)) !== 0)
    throw new Error(`columns must be a power of two, got ${columns}`);
  return { columns, rows, values: new Float32Array(columns * rows) };
}

/** A map's height at a point, and its slope along columns and rows, in units per texel. */
export interface HeightReading {
  height: number;
  alongColumns: number;
  alongRows: number;
}

/** Interpolates between four texels into `reading`, to avoid garbage. `u` counts turns of the map, `row` texels. */
export function readHeight(map: HeightMap, u: number, row: number, reading: HeightReading): void {
  const mask = map.columns - 1;
  const position = (u - Math.floor(u)) * map.columns;
  const left = position | 0;
  const across = position - left;
  const limited = row < 0 ? 0 : row > map.rows - 1.001 ? map.rows - 1.001 : row;
  const top = limited | 0;
  const down = limited - top;
  const upper = top * map.columns;
  const lower = upper + map.columns;
  const a = map.values[upper + (left & mask)] ?? 0;
  const b = map.values[upper + ((left + 1) & mask)] ?? 0;
  const c = map.values[lower + (left & mask)] ?? 0;
  const d = map.values[lower + ((left + 1) & mask)] ?? 0;
  const high = a + (b - a) * across;
  const low = c + (d - c) * across;
  reading.height = high + (low - high) * down;
  reading.alongColumns = (b - a) * (1 - down) + (d - c) * down;
  reading.alongRows = low - high;
}

/** Averages every texel with its neighbours up to `reach` texels away, along columns and rows. */
export function softened(map: HeightMap, reach: number): HeightMap {
  const { columns, rows } = map;
  const across = levelMap(columns, rows);
  const both = levelMap(columns, rows);
  const share = 1 / (2 * reach + 1);
  const mask = columns - 1;
  // A running average: one texel enters, one leaves.
  for (let row = 0; row < rows; row += 1) {
    const start = row * columns;
    let sum = 0;
    for (let step = -reach; step <= reach; step += 1) sum += map.values[start + (step & mask)] ?? 0;
    for (let column = 0; column < columns; column += 1) {
      across.values[start + column] = sum * share;
      sum +=
        (map.values[start + ((column + reach + 1) & mask)] ?? 0) -
        (map.values[start + ((column - reach) & mask)] ?? 0);
    }
  }
  const rowStart = (row: number): number => Math.min(rows - 1, Math.max(0, row)) * columns;
  for (let column = 0; column < columns; column += 1) {
    let sum = 0;
    for (let step = -reach; step <= reach; step += 1) sum += across.values[rowStart(step) + column] ?? 0;
    for (let row = 0; row < rows; row += 1) {
      both.values[row * columns + column] = sum * share;
      sum +=
        (across.values[rowStart(row + reach + 1) + column] ?? 0) -
        (across.values[rowStart(row - reach) + column] ?? 0);
    }
  }
  return both;
}
