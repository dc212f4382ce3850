import { createContext, useContext } from 'react';
import { guessTimeZone } from '#domain/guessTimeZone.ts';

/** Some browsers name a zone that they cannot format times in themselves, such as Etc/Unknown. */
const browserTimeZone = guessTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone).timeZone;

/** The business's time zone: its days and hours are shown in it wherever the person reading sits. */
const TimeZone = createContext(browserTimeZone);

export const TimeZoneProvider = TimeZone.Provider;
export const useTimeZone = () => useContext(TimeZone);
