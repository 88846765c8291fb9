/** A small calculator that other sites link to. */
export interface Tool {
  path: string;
  title: string;
  /** One sentence, for its card and for search engines. */
  description: string;
}

export const tools = {
  size: {
    path: '/tools/tyre-size-calculator',
    title: 'Tyre size calculator',
    description:
      'Compare two tyre sizes: diameter, circumference, turns in a mile, ride height, and what your speedometer ' +
      'would show.',
  },
  pressure: {
    path: '/tools/tyre-pressure-converter',
    title: 'Tyre pressure converter',
    description: 'Convert a tyre pressure between psi, bar and kPa, with a table of the usual ones.',
  },
  age: {
    path: '/tools/tyre-age',
    title: 'How old is my tyre?',
    description: 'Read the week and year from the DOT code on the sidewall, and what that age means.',
  },
  cost: {
    path: '/tools/tyre-cost-per-mile',
    title: 'Tyre cost per mile',
    description:
      'The cost per mile of a set of tyres, in rubber and in fuel, for each fuel efficiency class of the tyre label.',
  },
} as const satisfies Record<string, Tool>;

export const TOOLS: readonly Tool[] = Object.values(tools);
