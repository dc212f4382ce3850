import type { Allowed, Context } from '#server/platform/graphql/context.ts';

/** Whoever asks for everything, or fetches it, comes through here: the one place to ask more of them than their role. */
export const exporter = (context: Context): Allowed => context.allowed('settings.export');
