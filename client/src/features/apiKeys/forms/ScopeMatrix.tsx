import { Checkbox, Fieldset, Input, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { KEY_RESOURCES, withNeeded } from '#domain/apiKeys/scopes.ts';
import classes from '../parts/apiKeys.module.css';

interface ScopeMatrixProps {
  /** What the person may give to a key. */
  mayGive: readonly string[];
  /** What the key has already: that it may keep. */
  kept: readonly string[];
  value?: string[];
  onChange?: (scopes: string[]) => void;
  error?: ReactNode;
}

/** What a key may do, by resource and action. */
export function ScopeMatrix({ mayGive, kept, value = [], onChange, error }: ScopeMatrixProps) {
  const isOpen = (scope: string) => mayGive.includes(scope) || kept.includes(scope);
  return (
    <Checkbox.Group value={value} onChange={(scopes) => onChange?.(withNeeded(scopes))} aria-label="Scopes">
      <Stack gap="sm">
        {error && <Input.Error size="md">{error}</Input.Error>}
        {KEY_RESOURCES.map(({ label, actions }) => (
          <Fieldset key={label} legend={label}>
            <div className={classes.scopes}>
              {Object.entries(actions).map(([scope, action]) => (
                <Checkbox
                  key={scope}
                  value={scope}
                  label={action}
                  disabled={!isOpen(scope)}
                  description={isOpen(scope) ? undefined : 'You don’t have this permission'}
                />
              ))}
            </div>
          </Fieldset>
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
