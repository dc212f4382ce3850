export { PaymentList } from './PaymentList.tsx';
export { RecordPaymentSheet } from './RecordPaymentSheet.tsx';
