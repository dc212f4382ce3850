import { createContext, useContext } from 'react';

const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The business's time zone: its days and hours are shown in it wherever the person reading sits. */
const TimeZone = createContext(browserTimeZone);

export const TimeZoneProvider = TimeZone.Provider;
export const useTimeZone = () => useContext(TimeZone);
