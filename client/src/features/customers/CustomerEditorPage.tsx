import { useNavigate, useParams } from 'react-router';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { CreateCustomerInput } from '#client/graphql/schema.generated.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import type { Edited } from '#client/ui/forms/useEditedVersion.ts';
import { Page } from '#client/ui/page/Page.tsx';
import {
  type CustomerDetailsFragment,
  useCreateCustomerMutation,
  useUpdateCustomerMutation,
} from './customers.generated.ts';
import { CustomerForm } from './forms/CustomerForm.tsx';
import { type CustomerValues, customerFields, toCustomerInput, toCustomerValues } from './forms/customerValues.ts';
import { useCustomerForEditQuery } from './pages.generated.ts';
import { CustomerLoading } from './parts/CustomerLoading.tsx';

export function NewCustomerPage() {
  const navigate = useNavigate();
  const [createCustomer] = useCreateCustomerMutation();
  const create = useKeyedRequest({
    name: 'customer:new',
    send: (input: CreateCustomerInput) => createCustomer({ variables: { input } }),
    told: ({ data }, { name }) => ({
      words: `customer ${name} was added`,
      to: `/dashboard/customers/${data?.createCustomer.id}`,
    }),
  });
  return (
    <Page title="New customer" back={{ to: '/dashboard/customers', label: 'Customers' }} narrow>
      <CustomerForm
        draftKey="customer:new"
        initialValues={toCustomerValues()}
        action="Add customer"
        save={async (input) => {
          const { data } = await create(input);
          notify.success({ title: 'Customer added', text: input.name });
          navigate(`/dashboard/customers/${data!.createCustomer.id}`, { replace: true });
        }}
      />
    </Page>
  );
}

export function EditCustomerPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useCustomerForEditQuery({ variables: { id } });
  const customer = data?.customer;
  if (!customer) return <CustomerLoading isMissing={customer === null} error={error} onRetry={refetch} />;
  const reload = async () => {
    const { data: now } = await refetch();
    return now?.customer ? { version: now.customer.version, values: toCustomerValues(now.customer) } : undefined;
  };
  return <EditCustomer key={id} customer={customer} reload={reload} />;
}

interface EditCustomerProps {
  customer: CustomerDetailsFragment;
  reload: Edited<CustomerValues>['reload'];
}

function EditCustomer({ customer, reload }: EditCustomerProps) {
  const navigate = useNavigate();
  const [updateCustomer] = useUpdateCustomerMutation();
  const { id, name } = customer;
  const page = `/dashboard/customers/${id}`;
  return (
    <Page title={`Edit ${name}`} back={{ to: page, label: name }} narrow>
      <CustomerForm
        draftKey={`customer:${id}`}
        initialValues={toCustomerValues(customer)}
        edited={{ version: customer.version, reload, fields: customerFields }}
        action="Save customer"
        save={async (input, { expectedVersion, changed }) => {
          await updateCustomer({ variables: { id, input: changed(toCustomerInput), expectedVersion } });
          notify.success({ title: 'Customer saved', text: input.name });
          navigate(page, { replace: true });
        }}
      />
    </Page>
  );
}
