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
  it('includes the permissions that its permissions require, with the same scope', () => {
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

  it('has the scope all for permissions on records without an owner', () => {
    expect(completeGrants({ 'team.manage': 'own' })).toMatchObject({ 'team.manage': 'all', 'roles.read': 'all' });
  });

  it('that is predefined is complete and has no owner-only permission', () => {
    for (const role of OTHERS) {
      expect(completeGrants(grantsOf(role))).toEqual(grantsOf(role));
      for (const permission of OWNERS_ALONE) expect(grantsOf(role)[permission]).toBeUndefined();
    }
    expect(Object.keys(grantsOf('OWNER'))).toEqual([...PERMISSIONS]);
  });
});

describe('permissions', () => {
  it('can be given only by those who have them', () => {
    expect(grantsBeyond(grantsOf('ADMIN'), grantsOf('MANAGER'))).toContain('team.manage');
    expect(grantsBeyond(grantsOf('FIELD_AGENT'), grantsOf('MANAGER'))).toEqual([]);
    expect(grantsBeyond({ 'quotes.read': 'all' }, { 'quotes.read': 'own' })).toEqual(['quotes.read']);
    expect(grantsBeyond({ 'quotes.read': 'own' }, { 'quotes.read': 'own' })).toEqual([]);
  });

  it('apply to a record by its ownership', () => {
    const agent = grantsOf('FIELD_AGENT');
    expect([permitsWith(agent, 'quotes.update', true), permitsWith(agent, 'quotes.update', false)]).toEqual([
      true,
      false,
    ]);
    expect(permitsWith(agent, 'quotes.void', true)).toBe(false);
    expect(permitsWith(grantsOf('MANAGER'), 'quotes.update', false)).toBe(true);
  });
});
