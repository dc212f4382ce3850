import '@mantine/dates/styles.layer.css';
import { DateInput, type DateInputProps } from '@mantine/dates';

/** A day, typed or picked from a calendar. */
export const DayInput = (props: DateInputProps) => <DateInput {...props} />;
