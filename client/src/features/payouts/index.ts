export { Payouts } from './Payouts.tsx';
