import { beforeAll, describe, expect, it } from 'vitest';
import { openApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import { entriesOf } from '#tests/support/audit.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { SIGN_IN } from '#tests/support/signIns.ts';
import { refusedSubscription, subscribe } from '#tests/support/subscriptions.ts';
import {
  CHANGE_ROLE,
  CREATE_ROLE,
  colleague,
  refreshed,
  retire,
  UPDATE_ROLE,
  VIEWER,
  withTeam,
} from '#tests/support/team.ts';

// Permissions take effect at once: on every node, in every response and on every open socket.

const ACTIVITY = 'subscription { activity { type } }';
const TODAY = '{ today { owedCents } }';
const SUSPEND = 'mutation ($id: ID!) { suspendMember(id: $id) { id status } }';
const REACTIVATE = 'mutation ($id: ID!) { reactivateMember(id: $id) { id status } }';
const LEAVE = 'mutation ($businessId: ID!) { leaveTeam(businessId: $businessId) }';
const REMOVE = 'mutation ($id: ID!) { removeMember(id: $id) }';

let app: TestApp;
let nodes: { services: TestApp['services']; address: string }[];
let dana: GraphQLPerson;
let people = 0;

beforeAll(async () => {
  app = await startTestApp();
  nodes = [app, await openApp(app.databaseUrl)];
  dana = await withTeam(app);
});

const hire = async (given: { role: string; roleId?: string }) => {
  people += 1;
  return colleague(app, dana, { email: `hired${people}@example.com`, fullName: `Hired ${people}`, ...given });
};

const at = (node: { address: string }, { account, accessToken }: GraphQLPerson) =>
  new GraphQLPerson(node.address, account, accessToken);

const codeAt = async (node: { address: string }, person: GraphQLPerson, query = TODAY) =>
  (await at(node, person).send(query)).errors?.[0]?.extensions.code;

async function signIn({ account }: GraphQLPerson): Promise<GraphQLPerson> {
  const { email, password } = account;
  const answer = await app.visitor().ask(SIGN_IN, { input: { email, password, tokenDelivery: 'BODY' } });
  return new GraphQLPerson(app.address, account, answer.signIn.accessToken);
}

describe('a changed role', () => {
  it('invalidates earlier tokens on every node at once, ends their subscriptions, and applies to the next token', async () => {
    const sam = await hire({ role: 'MANAGER' });
    expect((await sam.ask(TODAY)).today.owedCents).toBe(0);
    const lines = await Promise.all(nodes.map((node) => subscribe(node, sam, ACTIVITY)));
    const others = await subscribe(app, dana, ACTIVITY);
    await dana.ask(CHANGE_ROLE, { id: sam.id, role: 'FIELD_AGENT' });
    for (const line of lines) await line.end();
    for (const node of nodes) await expect.poll(() => codeAt(node, sam)).toBe('UNAUTHENTICATED');
    expect((await at(nodes[1]!, sam).get('/export/customers.csv')).status).toBe(401);
    await refusedSubscription('UNAUTHENTICATED', app, sam, ACTIVITY);

    const after = await refreshed(app, sam);
    expect((await after.ask(VIEWER)).viewer).toMatchObject({ role: 'FIELD_AGENT', roleName: 'Field agent' });
    expect((await after.ask(TODAY)).today.owedCents).toBeNull();
    await others.next();
    expect(others.hasEnded).toBe(false);
    await retire(app, sam.id);
  });

  it('is known to a node that starts later', async () => {
    const sam = await hire({ role: 'MANAGER' });
    await dana.ask(CHANGE_ROLE, { id: sam.id, role: 'VIEWER' });
    const late = await openApp(app.databaseUrl);
    expect(await codeAt(late, sam)).toBe('UNAUTHENTICATED');
    await retire(app, sam.id);
  });

  it('that is custom changes for all its members', async () => {
    const grants = [{ permission: 'invoices.read', scope: 'all' }];
    const { createRole } = await dana.ask(CREATE_ROLE, { input: { name: 'Back office', grants } });
    const sam = await hire({ role: 'CUSTOM', roleId: createRole.id });
    const create = 'mutation { createCustomer(input: { name: "New" }) { id } }';
    await sam.refused('FORBIDDEN', create);
    const line = await subscribe(app, sam, ACTIVITY);
    await dana.ask(UPDATE_ROLE, {
      id: createRole.id,
      input: { name: 'Back office', grants: [...grants, { permission: 'customers.create', scope: 'own' }] },
    });
    await line.end();
    await expect.poll(() => codeAt(nodes[1]!, sam)).toBe('UNAUTHENTICATED');
    await (await refreshed(app, sam)).ask(create);
    await retire(app, sam.id);
  });
});

describe('a removed or suspended member', () => {
  it('is signed out at once with the reason, and can be invited again', async () => {
    const sam = await hire({ role: 'FIELD_AGENT' });
    const line = await subscribe(nodes[1]!, sam, ACTIVITY);
    await dana.ask(SUSPEND, { id: sam.id });
    await line.end();
    const { extensions } = await sam.refused('UNAUTHENTICATED', TODAY);
    expect(extensions.sessionEnded).toBe('Dana Ruiz has suspended your access');

    const back = await signIn(sam);
    expect((await back.ask(VIEWER)).viewer).toMatchObject({
      status: 'SUSPENDED',
      standing: 'SUSPENDED',
      grants: [],
      businesses: [],
    });
    for (const query of [TODAY, '{ business { name } }', '{ subscription { tier } }', '{ closure { closedAt } }'])
      await back.refused('FORBIDDEN', query);
    expect((await back.ask('{ search(query: "a") { id } }')).search).toEqual([]);
    await dana.ask(REACTIVATE, { id: sam.id });
    await expect.poll(() => codeAt(app, back)).toBe('UNAUTHENTICATED');
    expect((await (await signIn(sam)).ask(VIEWER)).viewer.standing).toBe('ACTIVE');
    await retire(app, sam.id);
  });

  it('leaves their work under their name, and may start a business', async () => {
    const sam = await hire({ role: 'FIELD_AGENT' });
    const work = await withCustomer(sam, { name: 'Sam’s customer' });
    await work.create();
    await dana.ask(REMOVE, { id: sam.id });
    const { activities, quotes } = await dana.ask(
      '{ activities(first: 10) { nodes { type actorName } } quotes { nodes { customer { name } } } }',
    );
    expect(activities.nodes).toContainEqual({ type: 'quote.created', actorName: sam.account.fullName });
    expect(quotes.nodes).toContainEqual({ customer: { name: 'Sam’s customer' } });
    await dana.refused('NOT_FOUND', SUSPEND, { id: sam.id });

    const back = await signIn(sam);
    expect((await back.ask(VIEWER)).viewer).toMatchObject({ standing: 'REMOVED', businessName: 'Dana Ruiz' });
    await back.refused('FORBIDDEN', '{ customers { nodes { id } } }');
    const { startBusiness } = await back.ask('mutation { startBusiness(name: "Sam Mobile") { accessToken } }');
    const owner = new GraphQLPerson(app.address, sam.account, startBusiness.accessToken);
    expect((await owner.ask(VIEWER)).viewer).toMatchObject({
      role: 'OWNER',
      standing: 'ACTIVE',
      businessName: 'Sam Mobile',
    });
    expect((await owner.ask('{ customers { totalCount } }')).customers.totalCount).toBe(0);
    await owner.refused('INVALID_STATE', 'mutation { startBusiness(name: "Another") { accessToken } }');
  });
});

describe('a member who leaves', () => {
  it('is signed out of the business everywhere; their work and their other memberships stay', async () => {
    const sam = await hire({ role: 'FIELD_AGENT' });
    const { businessId } = (await sam.ask(VIEWER)).viewer;
    await (await withCustomer(sam, { name: 'Left behind' })).create();
    const { startBusiness } = await (await signIn(sam)).ask(
      'mutation { startBusiness(name: "Sam Mobile") { accessToken } }',
    );
    const atHome = new GraphQLPerson(app.address, sam.account, startBusiness.accessToken);
    const line = await subscribe(nodes[1]!, sam, ACTIVITY);
    await sam.ask(LEAVE, { businessId });
    await line.end();
    for (const node of nodes) await expect.poll(() => codeAt(node, sam)).toBe('UNAUTHENTICATED');
    expect((await sam.refused('UNAUTHENTICATED', TODAY)).extensions.sessionEnded).toBe('You left Dana Ruiz');

    expect((await atHome.ask(VIEWER)).viewer.businesses).toMatchObject([{ name: 'Sam Mobile' }]);
    await atHome.refused('NOT_FOUND', LEAVE, { businessId });
    const { quotes, teamMembers } = await dana.ask(
      '{ quotes { nodes { customer { name } } } teamMembers { fullName } }',
    );
    expect(quotes.nodes).toContainEqual({ customer: { name: 'Left behind' } });
    expect(teamMembers).not.toContainEqual({ fullName: sam.account.fullName });
    expect((await entriesOf(dana)).find(({ type }) => type === 'member.left')).toMatchObject({
      summary: `${sam.account.fullName} left the team`,
      actorKind: 'MEMBER',
      actorId: sam.id,
      address: '127.0.0.1',
    });
  });

  it('is never the owner, who transfers or closes the business instead', async () => {
    const { businessId } = (await dana.ask(VIEWER)).viewer;
    await dana.refused('INVALID_STATE', LEAVE, { businessId });
    await dana.refused('NOT_FOUND', LEAVE, { businessId: 'none' });
    await dana.ask(TODAY);
  });
});

describe('a custom role', () => {
  it('can see all records and change own ones', async () => {
    const { createRole } = await dana.ask(CREATE_ROLE, {
      input: {
        name: 'Looks around',
        grants: [
          { permission: 'quotes.read', scope: 'all' },
          { permission: 'quotes.create', scope: 'own' },
          { permission: 'quotes.update', scope: 'own' },
        ],
      },
    });
    expect(createRole.grants).toContainEqual({ permission: 'customers.read', scope: 'all' });
    const theirs = await withCustomer(dana, { name: 'Of Dana' });
    const { id } = await theirs.create();
    const sam = await hire({ role: 'CUSTOM', roleId: createRole.id });
    const read = 'query ($id: ID!) { quote(id: $id) { actions customer { name actions } } }';
    expect((await sam.ask(read, { id })).quote).toEqual({ actions: [], customer: { name: 'Of Dana', actions: [] } });
    await sam.refused('NOT_FOUND', 'mutation ($id: ID!) { updateQuote(id: $id, input: { notes: "x" }) { id } }', {
      id,
    });
    const own = await withQuoteOf(sam, theirs.customerId);
    expect((await sam.ask(read, { id: own })).quote.actions).toEqual(['EDIT', 'DUPLICATE']);
    expect((await sam.ask('{ invoices { totalCount } }')).invoices.totalCount).toBe(0);
    await retire(app, sam.id);
  });

  /** A member who sees all customers may still create quotes only for their own. */
  async function withQuoteOf(sam: GraphQLPerson & { id: string }, customerId: string): Promise<string> {
    await dana.ask('mutation ($id: ID!, $memberId: ID) { assignCustomer(id: $id, memberId: $memberId) { id } }', {
      id: customerId,
      memberId: sam.id,
    });
    const { createQuote } = await sam.ask(
      `mutation ($id: ID!) { createQuote(input: { customerId: $id, lines: [{ type: OTHER, description: "Visit", quantity: 1, unitCents: 100 }] }) { id } }`,
      { id: customerId },
    );
    return createQuote.id;
  }
});
