import type { Known } from '#client/features/identity/index.ts';
import type { TodayQuery } from '#client/features/today/index.ts';
import type { ShellQuery } from '../shell/shell.generated.ts';

/** What the server rendered the first screen from, as its document tells the browser. */
export interface FirstScreen {
  /** When that was, in milliseconds. */
  at: number;
  /** For whom. There is no token in it. */
  known: Known;
  shell: ShellQuery;
  today: TodayQuery;
}

/** The one screen that is rendered. */
export const ADDRESS = '/dashboard';
export const DATA_ID = 'first-screen';
export const ROOT_ID = 'root';
