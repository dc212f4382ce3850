# Invoices that are overdue, the oldest first. Set WHORL_API_KEY to a key that may read invoices and customers.
# --retry waits as long as the answer says where this minute's requests are used up (429).
curl --silent --show-error --fail-with-body --retry 3 http://localhost:4000/graphql \
  --header "Authorization: Bearer $WHORL_API_KEY" \
  --header 'Content-Type: application/json' \
  --data '{
    "query": "query Overdue { invoices(filter: {overdue: true}, sort: DUE_DATE, first: 10) { nodes { number dueDate balanceCents customer { name } } } }"
  }'
