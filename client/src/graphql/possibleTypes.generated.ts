export const possibleTypes: Record<string, string[]> = {
  "Node": [
    "ActiveSession",
    "Activity",
    "Article",
    "Business",
    "Customer",
    "Factor",
    "Invoice",
    "Payment",
    "Payout",
    "Quote",
    "Service",
    "User"
  ]
};
