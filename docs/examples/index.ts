import python from './overdue.py?raw';
import curl from './overdue.sh?raw';
import codegen from './typescript/codegen.ts?raw';
import operation from './typescript/overdue.graphql?raw';
import program from './typescript/overdue.ts?raw';
import packageJson from './typescript/package.json?raw';

interface Example {
  name: string;
  /** The files to put into one folder. */
  files: readonly { name: string; text: string }[];
  /** How to run it there, with the key in WHORL_API_KEY. */
  run: string;
}

/** Programs that run as they stand. */
const examples: readonly Example[] = [
  { name: 'curl', files: [{ name: 'overdue.sh', text: curl }], run: 'sh overdue.sh' },
  { name: 'Python', files: [{ name: 'overdue.py', text: python }], run: 'python3 overdue.py' },
  {
    name: 'TypeScript',
    files: [
      { name: 'overdue.ts', text: program },
      { name: 'overdue.graphql', text: operation },
      { name: 'codegen.ts', text: codegen },
      { name: 'package.json', text: packageJson },
    ],
    run: 'npm install && npm start',
  },
];

/** The host that stands in their files. */
export const EXAMPLE_HOST = 'http://localhost:4000';

/** The examples as they are shown at a host. */
export const examplesFor = (host: string): readonly Example[] =>
  examples.map(({ files, ...example }) => ({
    ...example,
    files: files.map(({ name, text }) => ({ name, text: text.replaceAll(EXAMPLE_HOST, host).trimEnd() })),
  }));
