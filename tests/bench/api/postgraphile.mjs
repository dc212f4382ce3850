import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

// PostGraphile 5 as its documentation sets it up, over the same database: no tokens, no policy, no limits, no log.

const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false },
  grafast: { explain: false },
};
const instance = postgraphile(preset).createServ(grafserv);
const server = createServer();
await instance.addTo(server);
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
