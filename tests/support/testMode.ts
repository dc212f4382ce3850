import type pg from 'pg';
import { GraphQLPerson } from './person.ts';

export const VIEW_TEST_DATA = 'mutation { viewTestData { accessToken } }';

/** Switches a person's session to test data and returns it as a client. */
export async function inTestMode(person: GraphQLPerson): Promise<GraphQLPerson> {
  const { viewTestData } = await person.ask(VIEW_TEST_DATA);
  return new GraphQLPerson(person.address, person.account, viewTestData.accessToken);
}

/** Fills the mailbox of a test business; returns the id of one mail. */
export async function writeTestMails(client: pg.Client, businessId: string): Promise<string> {
  const mail = { to: ['a@example.com'], from: 'b@example.com', subject: 'A', text: 'A', html: 'A', attachments: [] };
  const { rows } = await client.query(
    `insert into sandbox_mails (id, mail, sent_at, business_id)
     select gen_random_uuid(), $2::jsonb, now(), $1 from generate_series(1, 500) returning id`,
    [businessId, JSON.stringify(mail)],
  );
  return rows[0].id;
}
