export { ClosureResolver } from './closure.resolver.ts';
export { sendClosureMail, sendDeletedMail } from './jobs/sendClosureMail.ts';
export { tendClosures } from './jobs/tendClosures.ts';
