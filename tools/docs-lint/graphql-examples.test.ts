import { expect, it } from 'vitest';
import { exampleFaults } from './graphql-examples.ts';

const faultsOf = (example: string): string[] =>
  exampleFaults(
    new Map([
      ['schema/schema.graphql', 'type Query { tyres: Int }'],
      ['README.md', `# Shop\n\n\`\`\`graphql\n${example}\n\`\`\`\n`],
    ]),
  );

it.each(['{ tyres }', 'type Tyre { id: Int }'])('the example %o passes', (example) => {
  expect(faultsOf(example)).toEqual([]);
});

it.each([
  ['{ tires }', 'Cannot query field "tires" on type "Query". Did you mean "tyres"?'],
  ['{ tyres', 'Syntax Error: Expected Name, found <EOF>.'],
])('the example %o fails', (example, reason) => {
  expect(faultsOf(example)).toEqual([`README.md has a GraphQL example that fails: ${reason}`]);
});
