import { useNavigate, useParams } from 'react-router';
import { notify } from '#client/ui/feedback/notify.tsx';
import { useIdempotencyKey } from '#client/ui/forms/useIdempotencyKey.ts';
import { Page } from '#client/ui/page/Page.tsx';
import {
  type CustomerDetailsFragment,
  useCreateCustomerMutation,
  useUpdateCustomerMutation,
} from './customers.generated.ts';
import { CustomerForm } from './forms/CustomerForm.tsx';
import { toCustomerValues } from './forms/customerValues.ts';
import { useCustomerForEditQuery } from './pages.generated.ts';
import { CustomerLoading } from './parts/CustomerLoading.tsx';

export function NewCustomerPage() {
  const navigate = useNavigate();
  const { key } = useIdempotencyKey();
  const [createCustomer] = useCreateCustomerMutation();
  return (
    <Page title="New customer" back={{ to: '/dashboard/customers', label: 'Customers' }} narrow>
      <CustomerForm
        draftKey="customer:new"
        initialValues={toCustomerValues()}
        action="Add customer"
        save={async (input) => {
          const { data } = await createCustomer({ variables: { input: { ...input, idempotencyKey: key } } });
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
  return <EditCustomer key={id} customer={customer} />;
}

function EditCustomer({ customer }: { customer: CustomerDetailsFragment }) {
  const navigate = useNavigate();
  const [updateCustomer] = useUpdateCustomerMutation();
  const { id, name } = customer;
  const page = `/dashboard/customers/${id}`;
  return (
    <Page title={`Edit ${name}`} back={{ to: page, label: name }} narrow>
      <CustomerForm
        draftKey={`customer:${id}`}
        initialValues={toCustomerValues(customer)}
        action="Save customer"
        save={async (input) => {
          await updateCustomer({ variables: { id, input } });
          notify.success({ title: 'Customer saved', text: input.name });
          navigate(page, { replace: true });
        }}
      />
    </Page>
  );
}
