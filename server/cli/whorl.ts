#!/usr/bin/env node
import 'reflect-metadata';
import { operatorMessage } from '../operatorError.ts';

// whorl <command>: commands for operators. In a checkout each is an npm script too.

/** Runs a command with the arguments after its name, prints the result, and returns the exit code. */
export type Command = (args: string[]) => Promise<number>;

/** Each module is loaded only when its command runs. */
const commands: Record<string, { does: string; load: () => Promise<Command> }> = {
  backup: {
    does: 'write everything that the database holds to a file',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    does: 'put a backup into an empty database',
    load: async () => (await import('./restore.ts')).restore,
  },
  'audit:verify': {
    does: 'find entries of the audit log that were changed or removed',
    load: async () => (await import('./auditVerify.ts')).auditVerify,
  },
  'beta:invite': {
    does: 'invite an address to the beta',
    load: async () => (await import('./betaInvite.ts')).betaInvite,
  },
  'stripe:setup': {
    does: 'make a Stripe account sell the plans and report to this installation',
    load: async () => (await import('./stripeSetup.ts')).stripeSetup,
  },
  'upgrade:data': {
    does: 'move the embedded database to a newer PostgreSQL',
    load: async () => (await import('./upgradeData.ts')).upgradeData,
  },
};

const USAGE = [
  'whorl <command> [arguments]',
  ...Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(14)}${does}`),
].join('\n');

const [name = '', ...args] = process.argv.slice(2);
process.exitCode = await run(name, args);

async function run(name: string, args: string[]): Promise<number> {
  if (name === '--help' || name === 'help') {
    console.log(USAGE);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(USAGE);
    return 1;
  }
  try {
    const start = await command.load();
    return await start(args);
  } catch (error) {
    console.error(operatorMessage(error) ?? error);
    return 1;
  }
}
