const CENTRE = 160;
const LUGS = 36;

/** The tread lugs, spaced evenly around the outline. */
function lugs(): string {
  return Array.from(
    { length: LUGS },
    (_, index) => `<use href="#lug" transform="rotate(${index * (360 / LUGS)} ${CENTRE} ${CENTRE})"/>`,
  ).join('');
}

/** A plain outline of a tyre, shown in place of a missing picture. It works on light and dark backgrounds. */
export const PLACEHOLDER_SVG = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320" role="img" ' +
    'aria-label="Tyre">',
  '<defs><path id="lug" d="M156 15.5h8l2 15h-12z"/></defs>',
  '<g fill="none" stroke="#848b93">',
  `<circle cx="${CENTRE}" cy="${CENTRE}" r="144" stroke-width="4"/>`,
  `<circle cx="${CENTRE}" cy="${CENTRE}" r="126" stroke-width="2" opacity=".7"/>`,
  `<circle cx="${CENTRE}" cy="${CENTRE}" r="92" stroke-width="2" opacity=".7"/>`,
  `<circle cx="${CENTRE}" cy="${CENTRE}" r="82" stroke-width="4"/>`,
  `<path d="M63 ${CENTRE - 50}a110 110 0 0 1 194 0M63 ${CENTRE + 50}a110 110 0 0 0 194 0" ` +
    'stroke-width="6" stroke-linecap="round" stroke-dasharray="34 12" opacity=".5"/>',
  '</g>',
  `<g fill="#848b93">${lugs()}</g>`,
  '</svg>',
].join('');
