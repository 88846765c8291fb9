/** Draws one tyre into a file for inspection; see `README.md`. */
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { PICTURE_VIEWS, TREAD_KINDS } from './portrait/tyre.portrait.ts';
import { traceTyre } from './tyre.tracer.ts';

const USAGE = `Usage: node tools/picture-tracer/trace.ts WIDTH PROFILE RIM FILE
  [--view ${PICTURE_VIEWS.join('|')}] [--tread ${TREAD_KINDS.join('|')}] [--siped]
  [--brand NAME] [--model NAME] [--pixels NUMBER]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: 'string', default: PICTURE_VIEWS[0] },
    tread: { type: 'string', default: TREAD_KINDS[0] },
    siped: { type: 'boolean', default: false },
    brand: { type: 'string', default: 'Brand' },
    model: { type: 'string', default: 'Model' },
    pixels: { type: 'string', default: '640' },
  },
});
const { siped, brand, model } = values;
const [width, profile, rim, size] = [...positionals.slice(0, 3), values.pixels].map(Number);
const file = positionals[3];
const view = PICTURE_VIEWS.find((known) => known === values.view);
const tread = TREAD_KINDS.find((known) => known === values.tread);

if (!width || !profile || !rim || !size || !file || !view || !tread) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const lettering = { brand, model };
  const look = { width, profile, rim, tread, siped, lettering, seed: model };
  const { pixels } = traceTyre({ ...look, view, size });
  await sharp(pixels, { raw: { width: size, height: size, channels: 4 } }).toFile(file);
}
