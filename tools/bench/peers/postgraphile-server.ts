/** PostGraphile on the bench's database, with the packages that `postgraphile.ts` has installed. */
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';

/** A server of PostGraphile's for `node:http`. */
interface Serv {
  addTo(server: Server): Promise<void>;
}

/** The part of PostGraphile that's used here. It isn't among the project's packages, so nor are its types. */
interface PostGraphile {
  postgraphile(preset: object): { createServ(grafserv: unknown): Serv; getSchema(): Promise<unknown> };
  makePgService(options: object): unknown;
  readonly grafserv: unknown;
  readonly PostGraphileAmberPreset: object;
  readonly PgAggregatesPreset: object;
}

const { DATABASE_URL, PORT, POSTGRAPHILE_FOLDER = '' } = process.env;
const load = createRequire(`${POSTGRAPHILE_FOLDER}/`) as (name: string) => object;
const { postgraphile, makePgService, grafserv, PostGraphileAmberPreset, PgAggregatesPreset } = {
  ...load('postgraphile'),
  ...load('postgraphile/adaptors/pg'),
  ...load('postgraphile/grafserv/node'),
  ...load('postgraphile/presets/amber'),
  ...load('@graphile/pg-aggregates'),
} as PostGraphile;

const pgl = postgraphile({
  extends: [PostGraphileAmberPreset, PgAggregatesPreset],
  // It offers no conditions on columns without an index of their own, and the shop's indexes cover several.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ connectionString: DATABASE_URL, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false },
});
const server = createServer();
await pgl.createServ(grafserv).addTo(server);
await pgl.getSchema();
server.listen(Number(PORT), '127.0.0.1');
