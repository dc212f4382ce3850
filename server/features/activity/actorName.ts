/** SQL for the actor's display name: the person, API key or customer; null for the system. */
export const actorNameSql = (t: string) => `case ${t}.actor_kind
  when 'MEMBER' then (select u.full_name from users u where u.id = ${t}.actor_id)
  when 'API_KEY' then (select 'API key ' || k.name from api_keys k where k.business_id = ${t}.business_id and k.id = ${t}.actor_id)
  when 'CUSTOMER' then (select c.name from customers c where c.business_id = ${t}.business_id and c.id = ${t}.customer_id)
end`;
