import { ApolloClient, ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { expect, it } from 'vitest';
import { createCache } from './cache.ts';
import { renewViewerData } from './renewViewerData.ts';

const VIEWER = gql /* GraphQL */ `
  query ViewerRole {
    viewer {
      role
    }
  }
`;
const BRANDS = gql /* GraphQL */ `
  query Brands {
    brands {
      slug
      name
    }
  }
`;

it('reloads the viewer’s data and keeps public data', async () => {
  let role = 'GUEST';
  const asked: string[] = [];
  const server = new ApolloLink(({ operationName }) => {
    asked.push(operationName ?? '');
    return of({
      data: operationName === 'Brands' ? { brands: [] } : { viewer: { __typename: 'Viewer', role } },
    });
  });
  const client = new ApolloClient({ cache: createCache(), link: server });
  const shown = client.watchQuery({ query: VIEWER });
  const brands = client.watchQuery({ query: BRANDS });
  const watches = [shown.subscribe({}), brands.subscribe({})];
  await client.query({ query: BRANDS });
  role = 'CUSTOMER';

  await renewViewerData(client);
  expect(shown.getCurrentResult().data).toMatchObject({ viewer: { role: 'CUSTOMER' } });
  expect(asked.sort()).toEqual(['Brands', 'ViewerRole', 'ViewerRole']);
  for (const watch of watches) watch.unsubscribe();
});
