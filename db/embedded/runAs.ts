import { execFile } from 'node:child_process';
import { chown, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';

const run = promisify(execFile);

/** How to start PostgreSQL's programs on this machine: the user, and a command to wrap them in. */
export interface RunAs {
  command(program: string, args: string[]): [file: string, args: string[]];
  /** Spawn options. */
  identity: { uid?: number; gid?: number };
  /** Makes a path created by this process accessible to the programs. */
  handOver(path: string): Promise<void>;
}

const asOneself: RunAs = {
  command: (program, args) => [program, args],
  identity: {},
  handOver: async () => {},
};

/**
 * PostgreSQL refuses to run as root. For root it runs in a user namespace that maps root's files to an ordinary user or,
 * where namespaces are forbidden, as the system user "postgres", who then needs access to the programs and the data.
 */
export async function chooseRunAs(postgres: string, dataDir: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return asOneself;
  const inNamespace = await runAsInNamespace();
  return inNamespace ?? (await runAsPostgresUser(postgres, dataDir));
}

async function runAsInNamespace(): Promise<RunAs | undefined> {
  try {
    const { uid, gid } = await anyOrdinaryUser();
    const prefix = ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
    await run('unshare', [...prefix, 'true']);
    return { ...asOneself, command: (program, args) => ['unshare', [...prefix, program, ...args]] };
  } catch {
    return undefined;
  }
}

/** initdb looks up its user's name, so the namespace needs a user that the system knows. */
async function anyOrdinaryUser(): Promise<{ uid: string; gid: string }> {
  for (const line of (await readFile('/etc/passwd', 'utf8')).split('\n')) {
    const [, , uid, gid] = line.split(':');
    if (uid && gid && uid !== '0' && gid !== '0') return { uid, gid };
  }
  throw new EmbeddedPostgresError('/etc/passwd names no user but root');
}

async function runAsPostgresUser(postgres: string, dataDir: string): Promise<RunAs> {
  try {
    await run('id', ['postgres']).catch(() =>
      run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']),
    );
    const uid = Number((await run('id', ['-u', 'postgres'])).stdout);
    const gid = Number((await run('id', ['-g', 'postgres'])).stdout);
    await run(postgres, ['--version'], { uid, gid, cwd: '/' });
    await chown(dataDir, uid, gid);
    await run('test', ['-w', dataDir], { uid, gid, cwd: '/' });
    return { ...asOneself, identity: { uid, gid }, handOver: (path) => chown(path, uid, gid) };
  } catch (error) {
    throw new EmbeddedPostgresError(
      'PostgreSQL cannot run as root: this system allows no user namespaces (unshare --user), and its user "postgres" ' +
        `cannot reach ${postgres} and ${dataDir}. Start Whorl as an ordinary user, or keep both in folders that everybody may enter.`,
      { cause: error },
    );
  }
}
