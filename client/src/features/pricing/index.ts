/** What other features may use of pricing. */
export { PlanCards } from './parts/PlanCards.tsx';
export { PlanTable } from './parts/PlanTable.tsx';
