export { billableCustomer } from './billableCustomer.ts';
export { customerReads } from './customer.reads.ts';
export { Customer } from './customer.types.ts';
export { documentSearch } from './documentSearch.ts';
export { type FoundCustomers, findCustomers } from './findCustomers.ts';
export { requireSameCustomer } from './requireSameCustomer.ts';
