export { forgetApiRequests } from './jobs/forgetApiRequests.ts';
