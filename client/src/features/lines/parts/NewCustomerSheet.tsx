import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { SyntheticEvent } from 'react';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { CreateCustomerInput } from '#client/graphql/schema.generated.ts';
import { FormError } from '#client/ui/forms/FormError.tsx';
import { useSubmit } from '#client/ui/forms/useSubmit.ts';
import { Sheet } from '#client/ui/overlay/Sheet.tsx';
import { createCustomerInput } from '#domain/inputs/customer.ts';
import { type PickedCustomerFragment, useAddCustomerMutation } from '../lines.generated.ts';

interface NewCustomerProps {
  /** What was searched for in vain. */
  name: string;
  onAdded: (customer: PickedCustomerFragment) => void;
}

interface NewCustomerSheetProps extends NewCustomerProps {
  opened: boolean;
  onClose: () => void;
}

/** The least that a quote or an invoice needs of a customer; the rest can be filled in on the customer's page. */
export function NewCustomerSheet({ opened, onClose, ...props }: NewCustomerSheetProps) {
  return (
    <Sheet title="New customer" opened={opened} onClose={onClose}>
      <NewCustomerForm {...props} />
    </Sheet>
  );
}

function NewCustomerForm({ name, onAdded }: NewCustomerProps) {
  const [addCustomer] = useAddCustomerMutation();
  const add = useKeyedRequest({
    name: 'customer:picked',
    send: (input: CreateCustomerInput) => addCustomer({ variables: { input } }),
    told: ({ data }, { name }) => ({
      words: `customer ${name} was added`,
      to: `/dashboard/customers/${data?.createCustomer.id}`,
    }),
  });
  const form = useForm({
    name: 'new-customer',
    initialValues: { name, email: '', phone: '' },
    validate: schemaResolver(createCustomerInput, { sync: true }),
  });
  const { onSubmit, busy, error } = useSubmit(form, async (values) => {
    const { data } = await add(values);
    onAdded(data!.createCustomer);
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    // In React's eyes this form lies within that of the document.
    event.stopPropagation();
    onSubmit(event);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormError error={error} />
        <TextInput label="Name" required data-autofocus {...form.getInputProps('name')} />
        <TextInput label="Email" type="email" autoComplete="off" {...form.getInputProps('email')} />
        <TextInput label="Phone" type="tel" autoComplete="off" {...form.getInputProps('phone')} />
        <Button type="submit" loading={busy}>
          Add customer
        </Button>
      </Stack>
    </form>
  );
}
