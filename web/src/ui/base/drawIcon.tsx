import { createElement, type SVGProps } from 'react';

interface IconData {
  node: readonly (readonly [element: string, attributes: Record<string, string>])[];
}

/**
 * Draws an icon of lucide's. The build puts this in place of lucide's own function, which takes 1 kB and more time
 * for sizes, aliases and class names that the shop doesn't use.
 */
export function drawIcon({ node }: IconData) {
  const parts = node.map(([element, attributes]) => createElement(element, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined,
        ...props,
      },
      ...parts,
    );
}
