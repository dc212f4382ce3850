import { connect } from './postgres.mjs';

/**
 * The functions that somebody with PostGraphile would write for what its tables alone do not answer, and the index that a search
 * needs which knows nothing of Whorl's own keys: the bare limit's, too.
 */
export async function addFunctionsForPostGraphile(url) {
  const client = await connect(url);
  await client.query(`
    create type today_figures as (owed_cents bigint, open_count int, overdue_cents bigint, overdue_count int,
      quotes_waiting_count int, quotes_waiting_cents bigint, paid_this_month_cents bigint);
    create function today_of(business uuid) returns today_figures language sql stable as $$
      select o.cents, o.count, v.cents, v.count, q.count, q.cents, p.cents
      from businesses b,
        lateral (select (now() at time zone b.time_zone)::date as day) t,
        lateral (select coalesce(sum(balance_cents), 0)::bigint as cents, count(*)::int as count from invoices
          where business_id = b.id and status in ('SENT', 'VIEWED', 'PARTIAL') and balance_cents > 0) o,
        lateral (select coalesce(sum(balance_cents), 0)::bigint as cents, count(*)::int as count from invoices
          where business_id = b.id and status in ('SENT', 'VIEWED', 'PARTIAL') and balance_cents > 0 and due_date < t.day) v,
        lateral (select coalesce(sum(total_cents), 0)::bigint as cents, count(*)::int as count from quotes
          where business_id = b.id and status in ('SENT', 'VIEWED') and coalesce(valid_until >= t.day, true)) q,
        lateral (select coalesce(sum(amount_cents - refunded_cents), 0)::bigint as cents from payments
          where business_id = b.id and status in ('SUCCEEDED', 'PARTLY_REFUNDED')
            and received_at >= date_trunc('month', now() at time zone b.time_zone) at time zone b.time_zone) p
      where b.id = business
    $$;
    create index customers_search on customers using gin (business_id, search_text gin_trgm_ops);
    create function customers_like(business uuid, words text) returns setof customers language sql stable as $$
      select * from customers where business_id = business and search_text like '%' || words || '%' order by lower(name), id
    $$;
  `);
  await client.end();
}
