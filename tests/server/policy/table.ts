import type { ErrorCode } from '#domain/apiKeys/errorCodes.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Thing } from '#tests/support/schema/things.ts';

/** PUBLIC: anybody. PORTAL: whoever holds the link. MEMBER: whoever is signed in. Else whose role has the permission. */
export type Who = 'PUBLIC' | 'PORTAL' | 'MEMBER' | Permission;

/** What belongs to a person, and not to their business. */
export type OwnThing =
  | 'payout'
  | 'testMail'
  | 'session'
  | 'passkey'
  | 'customerImport'
  | 'dataExport'
  | 'business'
  | 'strangersBusiness';

/** What an id that is another's, or a link that leads nowhere, is answered with. */
export type Elsewhere = 'NOT_FOUND' | 'VALIDATION_FAILED' | 'null' | 'nothing';

export interface Row {
  who: Who;
  /** Refused with STEP_UP_REQUIRED to people who have not lately proven who they are; keys that are let in cannot. */
  stepUp?: true;
  /** Refused with FORBIDDEN to whoever has the permission for their own work alone. */
  ofAll?: true;
  /** What a key needs in place of `who`. NOTHING: any key may ask, and gets what its scopes allow. */
  keysNeed?: Permission | 'NOTHING';
  /** Refused with FORBIDDEN to every key. */
  ofPeople?: true;
  /** Each argument that takes an id: of what, and what is answered where it is another's. */
  ids?: Record<string, `${Thing | OwnThing} → ${Elsewhere}`>;
  /** What whoever may ask gets for what this test sends, beside data, INVALID_STATE and CONFLICT. */
  answers?: ErrorCode | readonly ErrorCode[];
}

const WRONG_PASSWORD = 'VALIDATION_FAILED';

/** They did away with it themselves before, or somebody else is in its way. */
const GONE: readonly ErrorCode[] = ['NOT_FOUND', 'PLAN_LIMIT_REACHED', 'VALIDATION_FAILED'];

/** Others have it mailed too. */
const MAILED: readonly ErrorCode[] = [...GONE, 'RATE_LIMITED'];

const GIVEN = (thing: Thing): Row['ids'] => ({ id: `${thing} → NOT_FOUND`, memberId: 'colleague → VALIDATION_FAILED' });

/**
 * Who may ask what, and what another business's ids are answered with: one row for each field of Query, Mutation and
 * Subscription. The server does not read this table; policy.test.ts asks it everything, and compares.
 */
export const policy: Record<string, Row> = {
  // Accounts
  'Query.me': { who: 'PUBLIC' },
  'Mutation.signUp': { who: 'PUBLIC' },
  'Mutation.confirmEmail': { who: 'PUBLIC', answers: 'TOKEN_INVALID' },
  'Mutation.resendConfirmation': { who: 'PUBLIC' },
  'Mutation.signIn': { who: 'PUBLIC', answers: 'INVALID_CREDENTIALS' },
  'Mutation.signInWithPasskey': { who: 'PUBLIC', answers: 'INVALID_CREDENTIALS' },
  'Mutation.refreshSession': { who: 'PUBLIC', answers: 'UNAUTHENTICATED' },
  'Mutation.signOut': { who: 'PUBLIC' },
  'Mutation.requestPasswordReset': { who: 'PUBLIC' },
  'Mutation.resetPassword': { who: 'PUBLIC', answers: 'TOKEN_INVALID' },
  'Mutation.confirmEmailChange': { who: 'PUBLIC', answers: 'TOKEN_INVALID' },
  'Query.accountLink': { who: 'PUBLIC' },
  'Mutation.takeBackEmailChange': { who: 'PUBLIC', answers: 'TOKEN_INVALID' },
  'Mutation.cancelEmailChange': { who: 'PUBLIC', answers: 'TOKEN_INVALID' },
  'Query.passkeyRequestOptions': { who: 'PUBLIC' },
  'Mutation.signOutEverywhere': { who: 'MEMBER', stepUp: true },
  'Mutation.updateProfile': { who: 'MEMBER' },
  'Mutation.changePassword': { who: 'MEMBER', answers: WRONG_PASSWORD },
  'Mutation.requestEmailChange': { who: 'MEMBER', answers: WRONG_PASSWORD },
  'Mutation.stepUp': { who: 'MEMBER', answers: WRONG_PASSWORD },
  'Query.activeSessions': { who: 'MEMBER' },
  'Mutation.endSession': { who: 'MEMBER', stepUp: true, ids: { id: 'session → NOT_FOUND' } },
  'Mutation.endOtherSessions': { who: 'MEMBER', stepUp: true },
  'Mutation.beginTotp': { who: 'MEMBER', stepUp: true },
  'Mutation.confirmTotp': { who: 'MEMBER', stepUp: true },
  'Mutation.turnOffTotp': { who: 'MEMBER', stepUp: true },
  'Mutation.renewRecoveryCodes': { who: 'MEMBER', stepUp: true },
  'Query.passkeyCreationOptions': { who: 'MEMBER', stepUp: true },
  'Mutation.addPasskey': { who: 'MEMBER', stepUp: true },
  'Mutation.renamePasskey': { who: 'MEMBER', ids: { id: 'passkey → NOT_FOUND' }, answers: 'NOT_FOUND' },
  'Mutation.removePasskey': { who: 'MEMBER', stepUp: true, ids: { id: 'passkey → NOT_FOUND' } },

  // Whom somebody works for, and with
  'Query.viewer': { who: 'PUBLIC' },
  'Mutation.switchBusiness': { who: 'MEMBER', ids: { id: 'business → NOT_FOUND' } },
  'Mutation.startBusiness': { who: 'MEMBER' },
  // Asked for a team that nobody here is in: whoever left theirs could ask nothing more.
  'Mutation.leaveTeam': {
    who: 'MEMBER',
    ids: { businessId: 'strangersBusiness → NOT_FOUND' },
    answers: 'NOT_FOUND',
  },
  'Query.teamMembers': { who: 'team.read' },
  'Query.teamInvitations': { who: 'team.read' },
  'Query.colleagues': { who: 'team.read', keysNeed: 'customers.read' },
  'Mutation.inviteMember': { who: 'team.manage', ids: { 'input.roleId': 'role → NOT_FOUND' }, answers: MAILED },
  'Mutation.resendInvitation': { who: 'team.manage', ids: { id: 'invitation → NOT_FOUND' }, answers: MAILED },
  'Mutation.changeInvitation': {
    who: 'team.manage',
    ids: { id: 'invitation → NOT_FOUND', 'input.roleId': 'role → NOT_FOUND' },
    answers: MAILED,
  },
  'Mutation.revokeInvitation': { who: 'team.manage', ids: { id: 'invitation → NOT_FOUND' }, answers: GONE },
  'Mutation.changeMemberRole': {
    who: 'team.manage',
    ids: { id: 'colleague → NOT_FOUND', roleId: 'role → NOT_FOUND' },
    answers: GONE,
  },
  'Mutation.suspendMember': { who: 'team.manage', ids: { id: 'colleague → NOT_FOUND' }, answers: GONE },
  'Mutation.reactivateMember': { who: 'team.manage', ids: { id: 'colleague → NOT_FOUND' }, answers: GONE },
  'Mutation.removeMember': { who: 'team.manage', ids: { id: 'colleague → NOT_FOUND' }, answers: GONE },
  'Mutation.transferOwnership': { who: 'team.manage', stepUp: true, ids: { id: 'colleague → NOT_FOUND' } },
  'Query.teamRoles': { who: 'roles.read' },
  'Mutation.createRole': { who: 'roles.manage', answers: 'VALIDATION_FAILED' },
  'Mutation.updateRole': { who: 'roles.manage', ids: { id: 'role → NOT_FOUND' }, answers: GONE },
  'Mutation.deleteRole': { who: 'roles.manage', ids: { id: 'role → NOT_FOUND' }, answers: GONE },
  'Query.teamInvitation': { who: 'PUBLIC' },
  'Mutation.joinTeam': { who: 'PUBLIC', answers: 'TOKEN_INVALID' },
  'Mutation.acceptTeamInvitation': { who: 'MEMBER', answers: 'TOKEN_INVALID' },
  'Mutation.assignCustomer': { who: 'customers.update', ofAll: true, ids: GIVEN('customer') },
  'Mutation.assignQuote': { who: 'quotes.update', ofAll: true, ids: GIVEN('quote') },
  'Mutation.assignInvoice': { who: 'invoices.update', ofAll: true, ids: GIVEN('invoice') },

  // Programs
  'Query.apiAccess': { who: 'api.manage' },
  'Query.apiKeys': { who: 'api.manage' },
  'Query.testMode': { who: 'api.manage' },
  'Query.testMails': { who: 'api.manage' },
  'Query.testMail': { who: 'api.manage', ids: { id: 'testMail → null' } },
  'Mutation.viewTestData': { who: 'api.manage', ofPeople: true },
  'Mutation.deleteTestData': { who: 'api.manage', ofPeople: true },
  'Mutation.createApiKey': { who: 'api.manage', stepUp: true },
  'Mutation.updateApiKey': { who: 'api.manage', stepUp: true, ids: { id: 'apiKey → NOT_FOUND' } },
  'Mutation.rotateApiKey': { who: 'api.manage', stepUp: true, ids: { id: 'apiKey → NOT_FOUND' } },
  'Mutation.revokeApiKey': { who: 'api.manage', ids: { id: 'apiKey → NOT_FOUND' } },
  'Query.apiUsage': { who: 'api.manage', ids: { keyId: 'apiKey → NOT_FOUND' } },
  'Query.apiRequests': { who: 'api.manage', ids: { 'filter.keyId': 'apiKey → nothing' } },
  'Query.webhookEventTypes': { who: 'webhooks.read' },
  'Query.webhookEndpoints': { who: 'webhooks.read' },
  'Query.webhookEndpoint': { who: 'webhooks.read', ids: { id: 'webhook → null' } },
  'Mutation.createWebhookEndpoint': { who: 'webhooks.manage', stepUp: true },
  'Mutation.updateWebhookEndpoint': { who: 'webhooks.manage', ids: { id: 'webhook → NOT_FOUND' }, answers: GONE },
  'Mutation.deleteWebhookEndpoint': { who: 'webhooks.manage', ids: { id: 'webhook → NOT_FOUND' }, answers: GONE },
  'Mutation.enableWebhookEndpoint': { who: 'webhooks.manage', ids: { id: 'webhook → NOT_FOUND' }, answers: GONE },
  'Mutation.disableWebhookEndpoint': { who: 'webhooks.manage', ids: { id: 'webhook → NOT_FOUND' }, answers: GONE },
  'Mutation.revealWebhookSecret': {
    who: 'webhooks.manage',
    stepUp: true,
    ids: { id: 'webhook → NOT_FOUND' },
    answers: GONE,
  },
  'Mutation.rotateWebhookSecret': {
    who: 'webhooks.manage',
    stepUp: true,
    ids: { id: 'webhook → NOT_FOUND' },
    answers: GONE,
  },
  'Mutation.sendTestWebhook': { who: 'webhooks.manage', ids: { id: 'webhook → NOT_FOUND' }, answers: GONE },
  'Mutation.replayWebhookDelivery': { who: 'webhooks.manage', ids: { id: 'delivery → NOT_FOUND' }, answers: GONE },
  'Mutation.sendWaitingWebhookDeliveries': {
    who: 'webhooks.manage',
    ids: { endpointId: 'webhook → NOT_FOUND' },
    answers: GONE,
  },
  'Mutation.replayFailedWebhooks': {
    who: 'webhooks.manage',
    ids: { endpointId: 'webhook → NOT_FOUND' },
    answers: GONE,
  },

  // Who did what
  'Query.auditLog': {
    who: 'audit.read',
    ids: {
      'filter.actorId': 'colleague → nothing',
      'filter.customerId': 'customer → nothing',
      'filter.quoteId': 'quote → nothing',
      'filter.invoiceId': 'invoice → nothing',
    },
  },
  'Query.auditActors': { who: 'audit.read' },

  // The business, its plan, its data
  'Query.business': { who: 'settings.read' },
  'Mutation.updateBusiness': { who: 'settings.update' },
  'Mutation.setBusinessLogo': { who: 'settings.update' },
  'Mutation.removeBusinessLogo': { who: 'settings.update' },
  'Query.subscriptionStatus': { who: 'settings.read', ofPeople: true },
  'Query.subscription': { who: 'settings.read', ofPeople: true },
  'Query.planUsage': { who: 'settings.read', ofPeople: true },
  'Query.billing': { who: 'settings.read', ofPeople: true },
  'Mutation.choosePlan': { who: 'billing.manage' },
  'Mutation.openBilling': { who: 'billing.manage' },
  'Mutation.refreshPlan': { who: 'billing.manage' },
  'Query.dataExport': { who: 'settings.export' },
  'Mutation.requestDataExport': { who: 'settings.export', stepUp: true },
  'Mutation.openDataExport': { who: 'settings.export', stepUp: true, ids: { id: 'dataExport → NOT_FOUND' } },
  'Query.closure': { who: 'settings.read' },
  'Mutation.closeBusiness': { who: 'settings.close', stepUp: true },
  'Mutation.reopenBusiness': { who: 'settings.close' },

  // Customers and the price list
  'Query.customer': { who: 'customers.read', ids: { id: 'customer → null' } },
  'Query.customers': { who: 'customers.read' },
  'Mutation.createCustomer': { who: 'customers.create' },
  'Mutation.upsertCustomer': { who: 'customers.create' },
  'Mutation.importCustomers': { who: 'customers.create' },
  'Query.customerMatches': { who: 'customers.read' },
  'Query.customerImports': { who: 'customers.archive', ofAll: true },
  'Mutation.undoCustomerImport': { who: 'customers.archive', ofAll: true, ids: { id: 'customerImport → NOT_FOUND' } },
  'Mutation.updateCustomer': { who: 'customers.update', ids: { id: 'customer → NOT_FOUND' } },
  'Mutation.archiveCustomer': { who: 'customers.archive', ids: { id: 'otherCustomer → NOT_FOUND' } },
  'Mutation.restoreCustomer': { who: 'customers.archive', ids: { id: 'otherCustomer → NOT_FOUND' } },
  'Query.services': { who: 'services.read' },
  'Mutation.createService': { who: 'services.manage' },
  'Mutation.upsertService': { who: 'services.manage' },
  'Mutation.updateService': { who: 'services.manage', ids: { id: 'service → NOT_FOUND' } },
  'Mutation.archiveService': { who: 'services.manage', ids: { id: 'otherService → NOT_FOUND' } },
  'Mutation.restoreService': { who: 'services.manage', ids: { id: 'otherService → NOT_FOUND' } },

  // Quotes
  'Query.quote': { who: 'quotes.read', ids: { id: 'quote → null' } },
  'Query.quotes': { who: 'quotes.read', ids: { 'filter.customerId': 'customer → nothing' } },
  'Mutation.createQuote': {
    who: 'quotes.create',
    ids: { 'input.customerId': 'customer → NOT_FOUND', 'input.lines.serviceId': 'service → NOT_FOUND' },
  },
  'Mutation.upsertQuote': {
    who: 'quotes.create',
    ids: { 'input.customerId': 'customer → NOT_FOUND', 'input.lines.serviceId': 'service → NOT_FOUND' },
  },
  'Mutation.updateQuote': {
    who: 'quotes.update',
    ids: { id: 'draftQuote → NOT_FOUND', 'input.lines.serviceId': 'service → NOT_FOUND' },
  },
  'Mutation.sendQuote': { who: 'quotes.send', ids: { id: 'quote → NOT_FOUND' } },
  'Mutation.resendQuote': { who: 'quotes.send', ids: { id: 'quote → NOT_FOUND' } },
  'Mutation.voidQuote': { who: 'quotes.void', ids: { id: 'quote → NOT_FOUND' } },
  'Mutation.duplicateQuote': { who: 'quotes.create', ids: { id: 'quote → NOT_FOUND' } },
  'Mutation.deleteQuote': { who: 'quotes.delete', ids: { id: 'quote → NOT_FOUND' } },
  'Mutation.convertQuoteToInvoice': { who: 'quotes.convert', ids: { id: 'quote → NOT_FOUND' } },
  'Query.estimateTravel': { who: 'quotes.read' },

  // Invoices and payments
  'Query.invoice': { who: 'invoices.read', ids: { id: 'invoice → null' } },
  'Query.invoices': { who: 'invoices.read', ids: { 'filter.customerId': 'customer → nothing' } },
  'Mutation.createInvoice': {
    who: 'invoices.create',
    ids: { 'input.customerId': 'customer → NOT_FOUND', 'input.lines.serviceId': 'service → NOT_FOUND' },
  },
  'Mutation.upsertInvoice': {
    who: 'invoices.create',
    ids: { 'input.customerId': 'customer → NOT_FOUND', 'input.lines.serviceId': 'service → NOT_FOUND' },
  },
  'Mutation.updateInvoice': {
    who: 'invoices.update',
    ids: { id: 'draftInvoice → NOT_FOUND', 'input.lines.serviceId': 'service → NOT_FOUND' },
  },
  'Mutation.sendInvoice': { who: 'invoices.send', ids: { id: 'invoice → NOT_FOUND' } },
  'Mutation.resendInvoice': { who: 'invoices.send', ids: { id: 'invoice → NOT_FOUND' } },
  'Mutation.voidInvoice': { who: 'invoices.void', ids: { id: 'invoice → NOT_FOUND' } },
  'Mutation.writeOffInvoice': { who: 'invoices.writeOff', ids: { id: 'draftInvoice → NOT_FOUND' } },
  'Mutation.duplicateInvoice': { who: 'invoices.create', ids: { id: 'invoice → NOT_FOUND' } },
  'Mutation.deleteInvoice': { who: 'invoices.delete', ids: { id: 'invoice → NOT_FOUND' } },
  'Query.payment': { who: 'payments.read', ids: { id: 'payment → null' } },
  'Query.payments': {
    who: 'payments.read',
    ids: { 'filter.invoiceId': 'invoice → nothing', 'filter.customerId': 'customer → nothing' },
  },
  'Mutation.recordPayment': { who: 'payments.record', ids: { 'input.invoiceId': 'invoice → NOT_FOUND' } },
  'Mutation.voidPayment': { who: 'payments.void', ids: { id: 'payment → NOT_FOUND' } },
  'Mutation.refundPayment': { who: 'payments.refund', ids: { 'input.paymentId': 'payment → NOT_FOUND' } },
  'Query.onlinePayments': { who: 'settings.read' },
  'Mutation.connectOnlinePayments': { who: 'settings.update' },
  'Mutation.refreshOnlinePayments': { who: 'settings.update' },
  'Query.payout': { who: 'reports.read', ids: { id: 'payout → null' } },
  'Query.payouts': { who: 'reports.read' },
  'Query.monthMoney': { who: 'reports.read' },

  // What happened, and finding things
  'Query.today': { who: 'invoices.read' },
  'Query.activities': {
    who: 'customers.read',
    ids: {
      'filter.customerId': 'customer → nothing',
      'filter.quoteId': 'quote → nothing',
      'filter.invoiceId': 'invoice → nothing',
    },
  },
  'Query.currentApiKey': { who: 'PUBLIC' },
  'Query.rateLimit': { who: 'PUBLIC' },
  'Query.node': { who: 'MEMBER', keysNeed: 'NOTHING', ids: { id: 'customer → null' } },
  'Query.nodes': { who: 'MEMBER', keysNeed: 'NOTHING', ids: { ids: 'customer → nothing' } },
  'Query.search': { who: 'MEMBER', keysNeed: 'customers.read' },
  'Mutation.settleRequest': { who: 'MEMBER' },
  'Subscription.activity': { who: 'customers.read' },
  'Subscription.invoicePayment': { who: 'payments.read', ids: { invoiceId: 'invoice → NOT_FOUND' } },

  // Figures that belong to no business
  'Query.notarialFeeCaps': { who: 'services.read' },
  'Query.travelRules': { who: 'services.read' },
  'Query.mileageRate': { who: 'services.read' },
  'Query.postalCode': { who: 'services.read' },

  // What customers are sent a link to
  'Query.portalQuote': { who: 'PORTAL', ids: { token: 'quoteLink → null' } },
  'Mutation.acceptPortalQuote': {
    who: 'PORTAL',
    ids: {
      'input.token': 'openQuoteLink → NOT_FOUND',
      'input.selectedOptionalLineIds': 'optionalLine → VALIDATION_FAILED',
    },
  },
  'Mutation.declinePortalQuote': { who: 'PORTAL', ids: { 'input.token': 'quoteLink → NOT_FOUND' } },
  'Mutation.requestQuoteChanges': { who: 'PORTAL', ids: { 'input.token': 'quoteLink → NOT_FOUND' } },
  'Mutation.startPortalDeposit': { who: 'PORTAL', ids: { 'input.token': 'quoteLink → NOT_FOUND' } },
  'Mutation.settlePortalDeposit': { who: 'PORTAL', ids: { token: 'quoteLink → NOT_FOUND' } },
  'Query.portalInvoice': { who: 'PORTAL', ids: { token: 'invoiceLink → null' } },
  'Mutation.startPortalPayment': { who: 'PORTAL', ids: { 'input.token': 'invoiceLink → NOT_FOUND' } },
  'Mutation.settlePortalPayment': { who: 'PORTAL', ids: { token: 'invoiceLink → NOT_FOUND' } },
  'Subscription.portalInvoice': { who: 'PORTAL', ids: { token: 'invoiceLink → NOT_FOUND' } },

  // The public site
  'Query.articles': { who: 'PUBLIC' },
  'Query.article': { who: 'PUBLIC' },
  'Query.relatedArticles': { who: 'PUBLIC' },
  'Query.articleCategories': { who: 'PUBLIC' },
  'Mutation.subscribeToNewsletter': { who: 'PUBLIC' },
  'Mutation.confirmNewsletter': { who: 'PUBLIC', answers: 'TOKEN_INVALID' },
  'Mutation.unsubscribeFromNewsletter': { who: 'PUBLIC', answers: 'TOKEN_INVALID' },
};

/** Fields that are null for whoever lacks a permission, though they may see the thing that has them. */
export const fieldPolicy: Record<string, Permission> = {
  'Invoice.earnings': 'reports.read',
  'Payment.feeCents': 'reports.read',
  'Payment.netCents': 'reports.read',
  'Today.owedCents': 'reports.read',
  'Today.overdueCents': 'reports.read',
  'Today.quotesWaitingCents': 'reports.read',
  'Today.paidThisMonthCents': 'reports.read',
};
