import { createContext, useContext } from 'react';
import { guessTimeZone } from '#domain/guessTimeZone.ts';

/** Some browsers report a zone that they cannot format times in, such as Etc/Unknown. */
const browserTimeZone = guessTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone).timeZone;

/** The business's time zone, in which days and times are shown regardless of the viewer's own. */
const TimeZone = createContext(browserTimeZone);

export const TimeZoneProvider = TimeZone.Provider;
export const useTimeZone = () => useContext(TimeZone);
