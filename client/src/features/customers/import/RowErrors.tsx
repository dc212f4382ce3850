import { Alert, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { counted } from '#domain/counted.ts';
import type { RowError } from './prepareRows.ts';

const SHOWN = 50;

/** What is wrong with which row, so that it can be mended in the spreadsheet. */
export function RowErrors({ errors }: { errors: RowError[] }) {
  if (errors.length === 0) return null;
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle />}
      title={errors.length === 1 ? 'This row needs attention' : 'These rows need attention'}
    >
      <List size="sm">
        {errors.slice(0, SHOWN).map(({ line, field, message }) => (
          <List.Item key={`${line} ${field} ${message}`}>
            Line {line}, {field}: {message}
          </List.Item>
        ))}
      </List>
      {errors.length > SHOWN && (
        <Text size="sm" mt="xs">
          … and {counted(errors.length - SHOWN, 'more error')}.
        </Text>
      )}
    </Alert>
  );
}
