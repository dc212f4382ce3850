import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addMonths, type CalendarMonth, formatMonth } from '#domain/months.ts';

interface MonthStepsProps {
  month: CalendarMonth;
  /** There is nothing to see after it. */
  present: CalendarMonth;
}

/** Which month it is, with the way to the one before and the one after. */
export function MonthSteps({ month, present }: MonthStepsProps) {
  const isLast = month >= present;
  return (
    <Group gap="xs" wrap="nowrap" mb="md" component="nav" aria-label="Month">
      <Step month={addMonths(month, -1)} label="Previous month">
        <IconChevronLeft size={18} aria-hidden />
      </Step>
      <Text fw={600} ta="center" miw="9.5rem" role="status">
        {formatMonth(month)}
      </Text>
      {isLast ? (
        <ActionIcon variant="default" disabled aria-label="Next month">
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      ) : (
        <Step month={addMonths(month, 1)} label="Next month">
          <IconChevronRight size={18} aria-hidden />
        </Step>
      )}
    </Group>
  );
}

function Step({ month, label, children }: { month: CalendarMonth; label: string; children: ReactNode }) {
  return (
    <ActionIcon
      variant="default"
      component={Link}
      to={`/dashboard/money?month=${month}`}
      replace
      preventScrollReset
      aria-label={label}
    >
      {children}
    </ActionIcon>
  );
}
