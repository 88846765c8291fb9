import { ARCHIVO_OUTLINES } from './lettering/glyph.outlines.ts';
import { outerRadius, rimRadius } from './portrait/tyre.measure.ts';
import type { ScaleDrawing, VehicleKind } from './portrait/tyre.portrait.ts';

/** A drawing as SVG, and the place for the traced tyre: the corner and side of its square, in pixels. */
export interface ScaleScene {
  readonly svg: string;
  readonly tyreSide: number;
  readonly tyreCorners: readonly { readonly left: number; readonly top: number }[];
}

/** A vehicle's drawing, in millimetres from its nose and up from the ground. */
interface VehicleSketch {
  /** SVG path data; y points up. */
  readonly body: string;
  readonly details: string;
  /** The positions of the wheels within the picture. */
  readonly axles: readonly number[];
}

/** Typical vehicles, seen from the left: a hatchback, an SUV, a panel van and a road motorcycle. */
const SKETCHES: Readonly<Record<VehicleKind, VehicleSketch>> = {
  car: {
    body:
      'M2600 230 H1260 M480 230 H90 C30 240 10 330 20 470 C20 620 50 720 150 770 C420 880 700 930 960 960 ' +
      'C1250 1200 1500 1400 1800 1440 C2100 1470 2400 1465 2600 1450',
    details:
      'M1120 970 C1350 1180 1530 1330 1780 1370 H2160 V960 Z M2260 960 V1370 H2600 M2260 960 H2600 M2200 300 V1380 ' +
      'M2040 820 H2150 M70 700 C180 690 290 730 330 790',
    axles: [870],
  },
  suv: {
    body:
      'M2600 310 H1350 M530 310 H120 C40 330 20 440 30 620 C30 880 70 1000 190 1040 C480 1100 800 1130 1020 1160 ' +
      'C1230 1430 1440 1630 1740 1690 C2080 1730 2400 1735 2600 1730',
    details:
      'M1180 1180 C1370 1420 1530 1570 1760 1610 H2180 V1180 Z M2290 1180 V1610 H2600 M2290 1180 H2600 ' +
      'M2230 360 V1620 M2050 1040 H2170 M60 900 H290 V1010',
    axles: [940],
  },
  van: {
    body:
      'M2600 270 H1300 M460 270 H70 C20 300 10 460 20 640 C30 860 70 980 190 1080 C380 1230 500 1300 620 1370 ' +
      'C800 1650 920 1890 1160 1950 C1600 2000 2200 2010 2600 2010',
    details:
      'M760 1380 C890 1600 980 1780 1180 1840 H1560 V1280 H960 Z M1640 330 V1930 M1640 1930 H2600 M1480 1130 H1590 ' +
      'M60 860 C140 900 220 980 240 1070',
    axles: [880],
  },
  motorcycle: {
    body:
      'M690 800 C740 920 870 985 1040 975 C1160 965 1220 915 1290 880 L1760 900 C1880 930 1960 960 2040 1010 ' +
      'C1960 880 1860 800 1740 770 L1330 740 C1230 560 1150 470 1010 430 H760 C690 520 670 650 700 790 Z',
    details:
      'M300 320 L640 1010 M330 320 L680 1010 M560 1080 L760 1060 M620 1180 C560 1110 540 1060 560 990 ' +
      'M1080 420 L1680 320 M1080 560 L1680 330 M840 430 V620 H1090 M700 790 L830 430',
    axles: [310, 1690],
  },
};

/** The picture's width and height in millimetres. */
const FRAME = 3000;
const GROUND = 2420;
const TYRE_LEFT = 130;
/** From the tyre to the vehicle's nose. */
const GAP = 200;
/** The part of its picture that a traced tyre fills. */
const TYRE_FILL = 0.93;
const LABEL_CAP = 92;
/** Contrasts equally with light and dark backgrounds (at least 3 : 1, which large letters need). */
const INK = '#848b93';

/** A line of text as outlines, which need no installed font; `x` is its middle. */
function outlinedText(text: string, x: number, baseline: number): string {
  const scale = LABEL_CAP / 688;
  let pen = 0;
  const contours = [...text].flatMap((character) => {
    const glyph = ARCHIVO_OUTLINES[character];
    const at = pen;
    pen += glyph?.advance ?? 300;
    return (glyph?.outline.split('|') ?? []).map((contour) => {
      const numbers = contour.split(' ').map(Number);
      const points = numbers.flatMap((value, index) =>
        index % 2 ? [] : [`${at + value} ${numbers[index + 1] ?? 0}`],
      );
      return `M${points.join('L')}Z`;
    });
  });
  const place = `translate(${x - (pen * scale) / 2} ${baseline}) scale(${scale} ${-scale})`;
  return `<path transform="${place}" fill="${INK}" d="${contours.join('')}"/>`;
}

/** Draws a tyre beside its kind of vehicle, to the same scale on the same ground. */
export function scaleScene(drawing: ScaleDrawing): ScaleScene {
  const { vehicle, size } = drawing;
  const { body, details, axles } = SKETCHES[vehicle];
  const [radius, rim] = [outerRadius(drawing), rimRadius(drawing)];
  const nose = TYRE_LEFT + 2 * radius + GAP;
  const middles = [TYRE_LEFT + radius, ...axles.map((axle) => nose + axle)];
  const pixel = size / FRAME;
  const half = radius / TYRE_FILL;
  const arch = radius + 60;
  const arrow = GROUND - 2 * radius - 70;
  const wheels = middles.slice(1).map((x) => {
    const y = GROUND - radius;
    const spokes = [0, 72, 144, 216, 288].map(
      (turn) => `<path d="M${x} ${y}V${y - rim * 0.94}" transform="rotate(${turn} ${x} ${y})"/>`,
    );
    return (
      `<circle cx="${x}" cy="${y}" r="${rim}"/><circle cx="${x}" cy="${y}" r="${rim * 0.2}"/>` +
      `<path d="M${x - arch} ${y}A${arch} ${arch} 0 0 1 ${x + arch} ${y}"/>${spokes.join('')}`
    );
  });
  const label = `${Math.round(2 * radius)} mm`;
  const from = TYRE_LEFT;
  const to = TYRE_LEFT + 2 * radius;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${FRAME} ${FRAME}">` +
    `<g fill="none" stroke="${INK}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M40 ${GROUND}H${FRAME - 40}" stroke-width="10"/>` +
    `<g transform="translate(${nose} ${GROUND}) scale(1 -1)"><path d="${body}" stroke-width="20"/>` +
    `<path d="${details}" opacity="0.7"/></g>${wheels.join('')}` +
    `<path d="M${from} ${arrow}H${to}M${from} ${arrow - 34}v68M${to} ${arrow - 34}v68" stroke-width="10"/></g>` +
    `${outlinedText(label, (from + to) / 2, arrow - 70)}</svg>`;
  return {
    svg,
    tyreSide: Math.max(1, Math.round(2 * half * pixel)),
    tyreCorners: middles.map((x) => ({
      left: Math.round((x - half) * pixel),
      top: Math.round((GROUND - radius - half) * pixel),
    })),
  };
}
