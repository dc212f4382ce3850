export const possibleTypes: Record<string, string[]> = {
  "Node": [
    "Activity",
    "Article",
    "Business",
    "Customer",
    "Invoice",
    "Payment",
    "Payout",
    "Quote",
    "Service",
    "User"
  ]
};
