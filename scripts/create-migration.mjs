import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

// npm run migration:create -- quote-reminders: creates an empty migration and adds it to the list.

const [argument = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(argument)) {
  console.error('Name the migration in lower case, as in: npm run migration:create -- quote-reminders');
  process.exit(1);
}

const capitalise = (word) => word[0].toUpperCase() + word.slice(1);
const words = argument.split('-');
const timestamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
const className = words.map(capitalise).join('');
const name = `${timestamp}_${words.join('_')}`;
const file = `${timestamp}_${words[0]}${words.slice(1).map(capitalise).join('')}.ts`;

const folder = 'db/migrations';
const list = `${folder}/index.ts`;
const listed = readFileSync(list, 'utf8')
  .replace(/^((?:import .*\n)*)/, `$1import { ${className} } from './${file}';\n`)
  .replace(/,?\s*\];\s*$/, `, { name: '${name}', class: ${className} }];\n`);
if (!listed.includes(`'${name}'`)) throw new Error(`${list} does not end with the list of migrations`);

const migration = `import { Migration } from '@mikro-orm/migrations';

export class ${className} extends Migration {
  override name = '${name}';

  override up(): void {
    this.addSql(\`\`);
  }
}
`;

writeFileSync(`${folder}/${file}`, migration);
writeFileSync(list, listed);
execFileSync('biome', ['format', '--write', list], { stdio: 'ignore' });
console.log(`${folder}/${file}`);
