export { articleAddresses } from './articleLists.ts';
