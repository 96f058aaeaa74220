import { RuleTester } from 'eslint';
import { afterAll, describe, expect, it, test } from 'vitest';
import { PARTS, objection, rule } from './import-rule.js';

RuleTester.afterAll = afterAll;
RuleTester.describe = describe;
RuleTester.it = it;

const at = (filename: string, code: string) => ({ filename: `/web/src/${filename}`, code });

new RuleTester().run('imports', rule as never, {
  valid: [
    at('learn/main.ts', "import '../shared/visitor/settings'"),
    at('learn/main.ts', "import App from '../parts/table/TablePage.svelte'"),
    at('learn/review/Replay.ts', "import { a } from '../deals/one'"),
    at('parts/table/Bar.ts', "import { a } from '../tournament/words'"),
    at('shared/words/fluent.ts', "import { a } from './bundle'"),
    at('shared/words/words.test.ts', "import en from '../../../../src/biritch/locales/en/web.ftl'"),
  ],
  invalid: [
    { ...at('learn/main.ts', "import '../sets/player'"), errors: 1 },
    { ...at('learn/main.ts', "const later = () => import('../sets/player')"), errors: 1 },
    { ...at('shared/visitor/account.ts', "import { a } from '../../account/mine'"), errors: 1 },
    { ...at('shared/visitor/account.ts', "export { a } from '../../parts/table/turn'"), errors: 1 },
    { ...at('parts/tournament/words.ts', "import '../table/turn'"), errors: 1 },
  ],
});

test('no two parts use each other, directly or not', () => {
  const reach = (name: string, seen: string[] = []): void => {
    expect(seen).not.toContain(name);
    for (const next of PARTS[name as keyof typeof PARTS]) reach(next, [...seen, name]);
  };
  for (const name of Object.keys(PARTS)) reach(name);
});

test('the reason names both folders', () => {
  expect(objection('laws/a.ts', 'help/b.ts')).toContain('laws/ may not import the page help/');
});
