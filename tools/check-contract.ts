/** Part of `pnpm check`: the GraphQL schema and the REST paths against those of the last release. */
import type { OpenApiDocument } from '../api/src/rest/openapi/openapi.ts';
import { takesNoArguments } from './arguments.ts';
import { breakFaults, type AcceptedBreak } from './contract/accepted-breaks.ts';
import { currentContract, releasedContract } from './contract/contracts.ts';
import { graphqlBreaks } from './contract/graphql-breaks.ts';
import { openApiBreaks } from './contract/openapi-breaks.ts';

takesNoArguments();

const [released, current] = [releasedContract(), await currentContract()];
const faults = breakFaults(
  [
    ...graphqlBreaks(released.schema, current.schema),
    ...openApiBreaks(
      JSON.parse(released.openApi) as OpenApiDocument,
      JSON.parse(current.openApi) as OpenApiDocument,
    ),
  ],
  JSON.parse(released.breaks) as AcceptedBreak[],
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
