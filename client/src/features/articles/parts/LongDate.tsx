/** In a zone of the product's readers, so that server and browser write the same day. */
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

/** The day of an instant as Americans write it out: "November 20, 2026". */
export const LongDate = ({ instant }: { instant: string }) => (
  <time dateTime={instant}>{format.format(new Date(instant))}</time>
);
