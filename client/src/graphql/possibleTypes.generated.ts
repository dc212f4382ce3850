export const possibleTypes: Record<string, string[]> = {
  "Node": [
    "Activity",
    "Article",
    "Business",
    "Customer",
    "Invoice",
    "Payment",
    "Quote",
    "Service",
    "User"
  ]
};
