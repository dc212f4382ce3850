import { describe, expect, it } from 'vitest';
import {
  completeGrants,
  grantsBeyond,
  grantsOf,
  OWNERS_ALONE,
  PERMISSIONS,
  permitsWith,
  ROLES,
} from '#domain/permissions.ts';

const OTHERS = ROLES.filter((role) => role !== 'OWNER');

describe('a role', () => {
  it('has all that its permissions need, as far as they reach', () => {
    expect(completeGrants({ 'payments.record': 'all' })).toMatchObject({
      'payments.record': 'all',
      'payments.read': 'all',
      'invoices.read': 'all',
      'customers.read': 'all',
      'quotes.read': 'own',
    });
    expect(completeGrants({ 'quotes.read': 'all', 'quotes.update': 'own' })).toMatchObject({
      'quotes.read': 'all',
      'quotes.update': 'own',
    });
  });

  it('reaches all with what is nobody’s own', () => {
    expect(completeGrants({ 'team.manage': 'own' })).toMatchObject({ 'team.manage': 'all', 'roles.read': 'all' });
  });

  it('that every business has is complete, and takes nothing of the owner’s', () => {
    for (const role of OTHERS) {
      expect(completeGrants(grantsOf(role))).toEqual(grantsOf(role));
      for (const permission of OWNERS_ALONE) expect(grantsOf(role)[permission]).toBeUndefined();
    }
    expect(Object.keys(grantsOf('OWNER'))).toEqual([...PERMISSIONS]);
  });
});

describe('rights beyond others', () => {
  it('are what nobody gives who does not have them', () => {
    expect(grantsBeyond(grantsOf('ADMIN'), grantsOf('MANAGER'))).toContain('team.manage');
    expect(grantsBeyond(grantsOf('FIELD_AGENT'), grantsOf('MANAGER'))).toEqual([]);
    expect(grantsBeyond({ 'quotes.read': 'all' }, { 'quotes.read': 'own' })).toEqual(['quotes.read']);
    expect(grantsBeyond({ 'quotes.read': 'own' }, { 'quotes.read': 'own' })).toEqual([]);
  });

  it('are asked of a record by whose it is', () => {
    const agent = grantsOf('FIELD_AGENT');
    expect([permitsWith(agent, 'quotes.update', true), permitsWith(agent, 'quotes.update', false)]).toEqual([
      true,
      false,
    ]);
    expect(permitsWith(agent, 'quotes.void', true)).toBe(false);
    expect(permitsWith(grantsOf('MANAGER'), 'quotes.update', false)).toBe(true);
  });
});
