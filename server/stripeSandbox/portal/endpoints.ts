import type Stripe from 'stripe';
import { endpoint } from '../http/endpoint.ts';
import { given, listPage } from '../http/lists.ts';
import { paramsOf } from '../http/params.ts';
import { invalidRequest } from '../http/problem.ts';
import { newId } from '../store/ids.ts';
import { plain } from '../store/metadata.ts';
import type { Scope } from '../store/scope.ts';
import { featuresOf, newConfiguration } from './configuration.ts';
import {
  createConfiguration,
  createPortalSession,
  type GivenFlow,
  listConfigurations,
  updateConfiguration,
} from './params.ts';

const none = paramsOf()({});
const CONFIGURATION = 'billing_portal.configuration';

export const portalEndpoints = [
  endpoint('POST', '/billing_portal/configurations', createConfiguration, async ({ scope, params }) => {
    const first = (await scope.list(CONFIGURATION, {}, { limit: 1 })).length === 0;
    const configuration = newConfiguration(params, first, scope.now);
    await scope.add(CONFIGURATION, configuration);
    scope.tell('billing_portal.configuration.created', configuration);
    return configuration;
  }),
  endpoint(
    'GET',
    '/billing_portal/configurations',
    listConfigurations,
    async ({ scope, params: { active, is_default, ...page } }) =>
      listPage(scope, CONFIGURATION, '/v1/billing_portal/configurations', page, {
        equal: given({ active, is_default }),
      }),
  ),
  endpoint(
    'GET',
    '/billing_portal/configurations/:id',
    none,
    async ({ scope, id }) => (await scope.read(CONFIGURATION, id)).body,
  ),
  endpoint('POST', '/billing_portal/configurations/:id', updateConfiguration, async ({ scope, params, id }) => {
    const { body, aside } = await scope.lock(CONFIGURATION, id);
    const { active, default_return_url, name } = params;
    const configuration: Stripe.BillingPortal.Configuration = {
      ...body,
      ...given({ active, default_return_url, name }),
      business_profile: { ...body.business_profile, ...params.business_profile },
      features: featuresOf(body.features, params.features),
      metadata: plain(params.metadata, body.metadata ?? {}),
      updated: scope.now,
    };
    await scope.save(CONFIGURATION, { body: configuration, aside });
    scope.tell('billing_portal.configuration.updated', configuration);
    return configuration;
  }),
  endpoint('POST', '/billing_portal/sessions', createPortalSession, async ({ scope, params, settings }) => {
    await scope.read('customer', params.customer, 'customer');
    const configuration = await configurationOf(scope, params.configuration);
    const id = newId('bps');
    const session: Stripe.BillingPortal.Session = {
      id,
      object: 'billing_portal.session',
      configuration: configuration.id,
      created: scope.now,
      customer: params.customer,
      customer_account: null,
      flow: params.flow_data ? flowOf(params.flow_data) : null,
      livemode: false,
      locale: params.locale ?? null,
      on_behalf_of: null,
      return_url: params.return_url ?? configuration.default_return_url,
      url: `${settings.baseUrl()}/portal/${id}`,
    };
    await scope.add('billing_portal.session', session);
    scope.tell('billing_portal.session.created', session);
    return session;
  }),
];

async function configurationOf(scope: Scope, id: string | undefined): Promise<Stripe.BillingPortal.Configuration> {
  if (id) return (await scope.read(CONFIGURATION, id, 'configuration')).body;
  const [found] = await scope.list(CONFIGURATION, { equal: { is_default: true } });
  if (found) return found.body;
  throw invalidRequest(
    'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
  );
}

function flowOf(flow: GivenFlow): Stripe.BillingPortal.Session.Flow {
  const details = flow[flow.type as keyof typeof flow];
  if (flow.type !== 'payment_method_update' && !details)
    throw invalidRequest(`Missing required param: flow_data[${flow.type}].`, {
      param: `flow_data[${flow.type}]`,
      code: 'parameter_missing',
    });
  const confirm = flow.subscription_update_confirm;
  return {
    after_completion: {
      hosted_confirmation: flow.after_completion?.hosted_confirmation
        ? { custom_message: flow.after_completion.hosted_confirmation.custom_message ?? null }
        : null,
      redirect: flow.after_completion?.redirect ?? null,
      type: flow.after_completion?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: flow.subscription_cancel ? { ...flow.subscription_cancel, retention: null } : null,
    subscription_pause: null,
    subscription_update: flow.subscription_update ?? null,
    subscription_update_confirm: confirm
      ? {
          subscription: confirm.subscription,
          discounts: null,
          items: confirm.items.map((item) => ({ ...item, price: item.price ?? null })),
        }
      : null,
    type: flow.type,
  };
}
