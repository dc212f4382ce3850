import { usePickedCustomerQuery } from './lines.generated.ts';

/** The customer whose id a form holds: a draft that was kept, or a link that led here, brings no more than that. */
export function usePickedCustomer(id: string) {
  const { data } = usePickedCustomerQuery({ variables: { id }, skip: !id, fetchPolicy: 'cache-first' });
  return (id && data?.customer) || undefined;
}
