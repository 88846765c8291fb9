import type { ProfileField } from '../body/profile.field.ts';
import type { ProfileOutline } from '../body/profile.outline.ts';
import type { PictureView } from '../portrait/tyre.portrait.ts';

/** A direction or place in the tyre's own space: x along the axle, y up. */
export type Vector = readonly [number, number, number];

/** The camera's place, and the vectors for one step right and down in a picture of width 1. */
export interface ViewCamera {
  readonly eye: Vector;
  readonly right: Vector;
  readonly up: Vector;
  readonly back: Vector;
  /** The picture's middle and width on a plane one unit in front of the camera. */
  readonly middleX: number;
  readonly middleY: number;
  readonly span: number;
}

interface Stance {
  readonly yaw: number;
  readonly pitch: number;
  /** Distance from the axle in tyre radii; nearer means stronger perspective. */
  readonly distance: number;
  /** Whether the tyre's width fills the picture, so that its top and bottom are cut off. */
  readonly isCloseUp: boolean;
}

const STANCES: Readonly<Record<PictureView, Stance>> = {
  'three-quarter': { yaw: 0.7, pitch: 0.12, distance: 4.6, isCloseUp: false },
  side: { yaw: Math.PI / 2, pitch: 0, distance: 7, isCloseUp: false },
  tread: { yaw: 0.16, pitch: 0.16, distance: 2.1, isCloseUp: true },
};

/** The part of the picture that the tyre fills, leaving some margin. */
const FILL = 0.93;
const RING_SAMPLES = 72;

/** Turns a vector of camera space (right, up, towards the viewer) into the tyre's space. */
function turned([x, y, z]: Vector, yaw: number, pitch: number): Vector {
  const [lifted, drawn] = [
    y * Math.cos(pitch) + z * Math.sin(pitch),
    z * Math.cos(pitch) - y * Math.sin(pitch),
  ];
  return [x * Math.cos(yaw) + drawn * Math.sin(yaw), lifted, drawn * Math.cos(yaw) - x * Math.sin(yaw)];
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Frames a tyre: the camera's distance depends on its radius, and the frame fits the tyre as seen from there. */
export function cameraFor(view: PictureView, outline: ProfileOutline, field: ProfileField): ViewCamera {
  const { yaw, pitch, distance, isCloseUp } = STANCES[view];
  const [right, up, back] = [
    turned([1, 0, 0], yaw, pitch),
    turned([0, 1, 0], yaw, pitch),
    turned([0, 0, 1], yaw, pitch),
  ];
  const away = distance * field.maxR;
  let [left, far, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, r } of outline.points) {
    for (let sample = 0; sample < RING_SAMPLES * 2; sample += 1) {
      const angle = (sample * 2 * Math.PI) / RING_SAMPLES;
      const place: Vector = [sample < RING_SAMPLES ? x : -x, r * Math.cos(angle), r * Math.sin(angle)];
      const depth = away - dot(place, back);
      const [h, v] = [dot(place, right) / depth, dot(place, up) / depth];
      [left, far, low, high] = [Math.min(left, h), Math.max(far, h), Math.min(low, v), Math.max(high, v)];
    }
  }
  return {
    eye: [back[0] * away, back[1] * away, back[2] * away],
    right,
    up,
    back,
    middleX: (left + far) / 2,
    middleY: (low + high) / 2,
    span: (isCloseUp ? far - left : Math.max(far - left, high - low)) / FILL,
  };
}
