import type { QueryConfig } from 'pg';

/** What a connection is for: the business that it acts for, and whether its statements are planned for their values or once for any. */
export interface Confinement {
  business: string;
  plans: 'force_custom_plan' | 'force_generic_plan';
}

const CHANGE = {
  name: 'change-confinement',
  text: `select set_config('whorl.business', $1, false), set_config('plan_cache_mode', $2, false)`,
};

/** Changes what a connection is for from then on; sent over it once before a query that is preceded by it, which needs it prepared there. */
export const changeTo = ({ business, plans }: Confinement): QueryConfig => ({ ...CHANGE, values: [business, plans] });
