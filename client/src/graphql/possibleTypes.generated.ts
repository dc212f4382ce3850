export const possibleTypes: Record<string, string[]> = {
  "Node": [
    "Activity",
    "Article",
    "Business",
    "Customer",
    "DataExport",
    "Invoice",
    "Payment",
    "Payout",
    "Quote",
    "Service",
    "User"
  ]
};
