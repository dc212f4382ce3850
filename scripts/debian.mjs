import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a Debian package, if this is Debian and root. Returns whether it succeeded. */
export function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return succeeds('apt-get', ['update']) && succeeds('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

export function succeeds(command, args, timeout) {
  console.log(`> ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, {
      stdio: 'inherit',
      timeout,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
