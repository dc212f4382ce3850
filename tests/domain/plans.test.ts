import { describe, expect, it } from 'vitest';
import { grantsOf, PERMISSIONS, ROLES } from '#domain/permissions.ts';
import { annualSavingsCents, featuresOf, limitsOf, PAID_TIERS, PLANS, planOf, TRIAL_DAYS } from '#domain/plans.ts';

describe('plans', () => {
  it('have the specified prices', () => {
    const prices = PLANS.map((plan) => [plan.name, plan.monthlyCents, plan.annualCents, annualSavingsCents(plan)]);
    expect(prices).toEqual([
      ['Starter', 1400, 14000, 2800],
      ['Professional', 1900, 19000, 3800],
      ['Premium', 3900, 39000, 7800],
    ]);
    expect(PLANS.filter(({ mostPopular }) => mostPopular).map(({ tier }) => tier)).toEqual(['PROFESSIONAL']);
  });

  it('have the specified limits', () => {
    expect(PAID_TIERS.map((tier) => Object.values(limitsOf(tier)))).toEqual([
      [5, 10, 10, '90 days', 1, 0, false],
      [150, 300, 300, '1 year', 1, 0, false],
      [500, null, null, '3 years', 2, 2, true],
    ]);
  });

  it('have a seven-day trial with the limits of Professional', () => {
    expect(TRIAL_DAYS).toBe(7);
    expect(limitsOf('FREE_TRIAL')).toBe(limitsOf('PROFESSIONAL'));
    expect(planOf('FREE_TRIAL').name).toBe('Professional');
  });

  it('include every feature of the smaller plan', () => {
    expect(featuresOf('STARTER')).toEqual([]);
    expect(featuresOf('FREE_TRIAL')).toEqual(featuresOf('PROFESSIONAL'));
    expect(featuresOf('PREMIUM')).toEqual([...featuresOf('PROFESSIONAL'), ...planOf('PREMIUM').adds]);
    expect(featuresOf('PREMIUM')).toHaveLength(9);
  });
});

describe('roles', () => {
  it('give the owner every permission', () => {
    for (const permission of PERMISSIONS) expect(grantsOf('OWNER')[permission]).toBe('all');
  });

  it('give the subscription to the owner only', () => {
    expect(ROLES.filter((role) => grantsOf(role)['billing.manage'])).toEqual(['OWNER']);
  });

  it('show field agents their own work, and no revenue', () => {
    expect(grantsOf('FIELD_AGENT')['quotes.create']).toBe('own');
    expect(grantsOf('FIELD_AGENT')['payments.record']).toBe('own');
    expect(grantsOf('FIELD_AGENT')['services.read']).toBe('all');
    expect(grantsOf('FIELD_AGENT')['reports.read']).toBeUndefined();
    expect(grantsOf('FIELD_AGENT')['payments.refund']).toBeUndefined();
  });

  it('give a bookkeeper invoices and payments, but not the work', () => {
    expect(grantsOf('BOOKKEEPER')['payments.refund']).toBe('all');
    expect(grantsOf('BOOKKEEPER')['invoices.writeOff']).toBe('all');
    expect(grantsOf('BOOKKEEPER')['quotes.create']).toBeUndefined();
  });

  it('let a viewer change nothing', () => {
    const allowed = PERMISSIONS.filter((permission) => grantsOf('VIEWER')[permission]);
    expect(allowed.every((permission) => permission.endsWith('.read'))).toBe(true);
    expect(allowed).toContain('invoices.read');
  });

  it('give a manager all work, but not the team, roles or settings', () => {
    const denied = PERMISSIONS.filter((permission) => !grantsOf('MANAGER')[permission]);
    expect([...new Set(denied.map((permission) => permission.split('.')[0]))]).toEqual([
      'team',
      'roles',
      'billing',
      'api',
      'webhooks',
      'audit',
      'settings',
    ]);
  });
});
