import { MISSED, type PixelProbe } from './pixel.probe.ts';

/** A picture being drawn: each pixel's brightness, or MISSED, and how much of it the tyre covers (0 to 1). */
export interface PictureDraft {
  readonly size: number;
  readonly light: Float32Array;
  readonly cover: Float32Array;
}

/** Side of the squares whose rays share the first part of their way to the tyre. */
const SQUARE = 4;
/** Squares per side of a large square, which is measured first. */
const GROUP = 8;
/** The brightness difference up to which a pixel between neighbours on plain rubber is interpolated without a ray. */
const PLAIN_STEP = 5;
/** The brightness difference between neighbours from which a pixel is sampled more finely. */
const DETAIL_STEP = 44;
/** Sample points within a pixel: on the tyre's edge, and besides the middle in fine detail. */
const EDGE_POINTS = [
  [-0.375, -0.125],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.125, 0.375],
] as const;
const DETAIL_POINTS = [
  [-0.25, -0.3],
  [0.25, 0.3],
] as const;

const [UNSEEN, PLAIN, TREAD] = [0, 1, 2];

/** Draws a tyre in three passes: coarse, fill in between, smooth the edges. */
export class PicturePasses {
  readonly #draft: PictureDraft;
  readonly #probe: PixelProbe;
  readonly #ground: Uint8Array;
  readonly #reaches: Float64Array;
  readonly #squares: number;

  constructor(probe: PixelProbe, size: number) {
    this.#probe = probe;
    this.#draft = {
      size,
      light: new Float32Array(size * size).fill(MISSED),
      cover: new Float32Array(size * size),
    };
    this.#ground = new Uint8Array(size * size);
    this.#squares = Math.ceil(size / SQUARE);
    this.#reaches = new Float64Array(this.#squares * this.#squares);
  }

  run(): PictureDraft {
    this.#measureReaches();
    this.#lookAtEven();
    this.#fillBetween();
    this.#smoothEdges();
    return this.#draft;
  }

  #measureReaches(): void {
    const share = SQUARE / this.#draft.size;
    for (let row = 0; row < this.#squares; row += GROUP) {
      for (let column = 0; column < this.#squares; column += GROUP) {
        const half = (GROUP / 2) * share;
        const together = this.#probe.reach(column * share + half, row * share + half, half, 0);
        for (let member = 0; member < GROUP * GROUP; member += 1) {
          const x = column + (member % GROUP);
          const y = row + Math.floor(member / GROUP);
          if (x >= this.#squares || y >= this.#squares) continue;
          const alone =
            together === Infinity
              ? Infinity
              : this.#probe.reach((x + 0.5) * share, (y + 0.5) * share, share / 2, together);
          this.#reaches[y * this.#squares + x] = alone;
        }
      }
    }
  }

  #reachAt(x: number, y: number): number {
    return this.#reaches[((y / SQUARE) | 0) * this.#squares + ((x / SQUARE) | 0)] ?? Infinity;
  }

  #lookAt(x: number, y: number): void {
    const { size, light, cover } = this.#draft;
    const seen = this.#seen(x, y);
    if (seen === MISSED) return;
    const index = y * size + x;
    light[index] = seen;
    cover[index] = 1;
    this.#ground[index] = this.#probe.onTread ? TREAD : PLAIN;
  }

  #lookAtEven(): void {
    const { size } = this.#draft;
    for (let y = 0; y < size; y += 2) {
      for (let x = 0; x < size; x += 2) this.#lookAt(x, y);
    }
  }

  /** Interpolates a pixel between even ones if all of them are on plain rubber and similar; otherwise casts a ray. */
  #fillBetween(): void {
    const { size, light, cover } = this.#draft;
    for (let y = 0; y < size; y += 1) {
      for (let x = y % 2 === 0 ? 1 : 0; x < size; x += y % 2 === 0 ? 2 : 1) {
        const left = x & ~1;
        const top = y & ~1;
        const a = top * size + left;
        const b = x === left ? a : a + 2;
        const c = y === top ? a : a + 2 * size;
        const d = c + b - a;
        if (left + 2 >= size || top + 2 >= size || !this.#arePlain(a, b, c, d)) {
          this.#lookAt(x, y);
          continue;
        }
        const index = y * size + x;
        light[index] = ((light[a] ?? 0) + (light[b] ?? 0) + (light[c] ?? 0) + (light[d] ?? 0)) / 4;
        cover[index] = 1;
        this.#ground[index] = PLAIN;
      }
    }
  }

  #arePlain(a: number, b: number, c: number, d: number): boolean {
    const ground = this.#ground;
    if (ground[a] !== PLAIN || ground[b] !== PLAIN || ground[c] !== PLAIN || ground[d] !== PLAIN)
      return false;
    const { light } = this.#draft;
    const [p, q, r, s] = [light[a] ?? 0, light[b] ?? 0, light[c] ?? 0, light[d] ?? 0];
    return Math.max(p, q, r, s) - Math.min(p, q, r, s) < PLAIN_STEP;
  }

  /** Samples four points of every pixel where the tyre ends or its brightness jumps, so that edges are smooth. */
  #smoothEdges(): void {
    const { size } = this.#draft;
    for (let y = 1; y < size - 1; y += 1) {
      for (let x = 1; x < size - 1; x += 1) {
        const index = y * size + x;
        if (this.#isEdge(index)) this.#smoothEdge(x, y, index);
        else if (this.#isDetailed(index)) this.#smoothDetail(x, y, index);
      }
    }
  }

  #isEdge(index: number): boolean {
    const { size } = this.#draft;
    const ground = this.#ground;
    const here = ground[index] === UNSEEN;
    if (here !== (ground[index - 1] === UNSEEN) || here !== (ground[index + 1] === UNSEEN)) return true;
    return here !== (ground[index - size] === UNSEEN) || here !== (ground[index + size] === UNSEEN);
  }

  #isDetailed(index: number): boolean {
    if (this.#ground[index] === UNSEEN) return false;
    const { size, light } = this.#draft;
    const own = light[index] ?? 0;
    return (
      Math.abs(own - (light[index - 1] ?? 0)) > DETAIL_STEP ||
      Math.abs(own - (light[index - size] ?? 0)) > DETAIL_STEP
    );
  }

  #seen(x: number, y: number): number {
    const { size } = this.#draft;
    const reach = this.#reachAt(x, y);
    return reach === Infinity ? MISSED : this.#probe.look((x + 0.5) / size, (y + 0.5) / size, reach);
  }

  #smoothDetail(x: number, y: number, index: number): void {
    const { light } = this.#draft;
    let struck = 1;
    let sum = light[index] ?? 0;
    for (const [offX, offY] of DETAIL_POINTS) {
      const seen = this.#seen(x + offX, y + offY);
      if (seen === MISSED) continue;
      struck += 1;
      sum += seen;
    }
    light[index] = sum / struck;
  }

  #smoothEdge(x: number, y: number, index: number): void {
    const { light, cover } = this.#draft;
    let struck = 0;
    let sum = 0;
    for (const [offX, offY] of EDGE_POINTS) {
      const seen = this.#seen(x + offX, y + offY);
      if (seen === MISSED) continue;
      struck += 1;
      sum += seen;
    }
    cover[index] = struck / EDGE_POINTS.length;
    light[index] = struck === 0 ? MISSED : sum / struck;
  }
}
