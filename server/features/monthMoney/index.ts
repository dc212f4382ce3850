export { MonthMoneyResolver } from './monthMoney.resolver.ts';
