import { expect, it } from 'vitest';
import { envExample } from './env-example.ts';

it('.env.example lists each setting of the page below its meaning, with the default if it is a value', () => {
  const page = `# Configuration

Settings are variables.

## Addresses and files

| Name   | Default | Meaning                                   |
| ------ | ------- | ----------------------------------------- |
| \`PORT\` | \`4000\`  | Port the [shop](../README.md) listens on. |
| \`URL\`  | none    | Where \`PORT\` is reached.                  |

## Empty
`;
  expect(envExample(page))
    .toBe(`# Copy this file to .env and change what you need; docs/configuration.md explains more.
# Docker Compose also needs DOMAIN, POSTGRES_PASSWORD and POSTGRES_SHOP_PASSWORD.

## Addresses and files
# Port the shop listens on.
#PORT=4000
# Where PORT is reached.
#URL=
`);
});
