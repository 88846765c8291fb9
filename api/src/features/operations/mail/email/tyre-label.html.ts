import { labelClassColours, type LabelClass } from '@treadline/schema/trade/tyre/label/tyre-label';
import { COLOUR, FONT } from './email.style.ts';
import type { MailTyreLabel } from './email.ts';
import { labelText } from './email.words.ts';
import { html, type Markup } from './markup.ts';

const NAME = `${FONT};font-size:11px;line-height:14px;color:#14171a`;
const VALUE = `${FONT};font-size:16px;line-height:22px;font-weight:800;color:#14171a`;

const BOX = 'display:inline-block;min-width:16px;padding:0 8px;border-radius:3px';
const FRAME = `border:1px solid ${COLOUR.labelFrame};border-top:5px solid ${COLOUR.labelFrame}`;

const classBox = (value: LabelClass): Markup =>
  html`<span style="${BOX};background:${labelClassColours[value]};${VALUE};text-align:center"
    >${value}</span
  >`;

const cell = (name: string, value: Markup): Markup =>
  html`<td
    style="padding:6px 10px 8px;border-left:1px solid ${COLOUR.line};${NAME};white-space:nowrap"
    valign="top"
  >
    ${name}<br />${value}
  </td>`;

/**
 * Draws a tyre's classes as on its label: the blue band and the official colours. White in both themes, like the
 * printed label.
 */
export function tyreLabel(label: MailTyreLabel): Markup | null {
  const words = labelText(label);
  if (!words) return null;
  const { fuelEfficiency, wetGrip, noiseDb, noiseClass } = label;
  const cells = [
    ...(fuelEfficiency ? [cell('Fuel', classBox(fuelEfficiency))] : []),
    ...(wetGrip ? [cell('Wet grip', classBox(wetGrip))] : []),
    ...(noiseDb === null
      ? []
      : [
          cell(
            'Noise',
            html`<span style="${VALUE}"
              >${noiseDb}&nbsp;dB${noiseClass ? html` <span style="font-weight:400">·</span> ${noiseClass}` : ''}</span
            >`,
          ),
        ]),
  ];
  return html`<table
    role="img"
    aria-label="${words}"
    cellpadding="0"
    cellspacing="0"
    border="0"
    bgcolor="#ffffff"
    style="${FRAME};border-radius:4px;background:#ffffff"
  >
    <tr>
      ${cells}
    </tr>
  </table>`;
}
