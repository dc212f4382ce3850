"""Invoices that are overdue, the oldest first. Set WHORL_API_KEY to a key that may read invoices and customers."""

import json
import os
import time
import urllib.error
import urllib.request

QUERY = """
query Overdue($after: String) {
  invoices(filter: {overdue: true}, sort: DUE_DATE, first: 50, after: $after) {
    nodes { number dueDate balanceCents customer { name } }
    pageInfo { hasNextPage endCursor }
  }
}
"""


def ask(query, variables):
    request = urllib.request.Request(
        "http://localhost:4000/graphql",
        data=json.dumps({"query": query, "variables": variables}).encode(),
        headers={
            "Authorization": f"Bearer {os.environ['WHORL_API_KEY']}",
            "Content-Type": "application/json",
        },
    )
    try:
        with urllib.request.urlopen(request) as response:
            answer = json.load(response)
    except urllib.error.HTTPError as error:
        if error.code != 429:
            raise SystemExit(error.read().decode()) from error
        # This minute's requests are used up: the answer says when there are new ones.
        time.sleep(int(error.headers["Retry-After"]))
        return ask(query, variables)
    if answer.get("errors"):
        raise SystemExit(answer["errors"][0]["message"])
    return answer["data"]


after = None
while True:
    page = ask(QUERY, {"after": after})["invoices"]
    for invoice in page["nodes"]:
        owed = invoice["balanceCents"] / 100
        print(f"{invoice['number']}  due {invoice['dueDate']}  ${owed:,.2f}  {invoice['customer']['name']}")
    if not page["pageInfo"]["hasNextPage"]:
        break
    after = page["pageInfo"]["endCursor"]
