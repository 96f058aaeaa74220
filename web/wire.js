// Writes a file of TypeScript into the folder FIRST for each JSON schema that follows it:
// `node wire.js FOLDER tables.schema.json …`. scripts/generate_wire.py calls it.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compile } from 'json-schema-to-typescript';

const [folder, ...schemas] = process.argv.slice(2);
for (const file of schemas) {
  const name = basename(file, '.schema.json');
  const types = await compile(JSON.parse(readFileSync(file, 'utf8')), name);
  writeFileSync(join(folder, `${name}.ts`), types);
}
