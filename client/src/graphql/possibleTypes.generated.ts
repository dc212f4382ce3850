export const possibleTypes: Record<string, string[]> = {
  "Node": [
    "ActiveSession",
    "Activity",
    "ApiKey",
    "ApiKeySecret",
    "ApiRequest",
    "Article",
    "AuditEntry",
    "Business",
    "Customer",
    "DataExport",
    "Factor",
    "Invoice",
    "Payment",
    "Payout",
    "Quote",
    "Service",
    "TestMail",
    "User",
    "WebhookAttempt",
    "WebhookDelivery",
    "WebhookEndpoint"
  ]
};
