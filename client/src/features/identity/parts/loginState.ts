import { type Location, useLocation } from 'react-router';

/** What the login screen may be told by whoever sent one there. */
export interface LoginState {
  /** Where one was going. */
  from?: Pick<Location, 'pathname' | 'search' | 'hash'>;
  message?: string;
  /** A beta invitation waits for the address to be confirmed. */
  hasBetaToken?: boolean;
  email?: string;
}

export const useLoginState = () => (useLocation().state ?? {}) as LoginState;
