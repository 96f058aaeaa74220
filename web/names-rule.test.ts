import { RuleTester } from 'eslint';
import ts from 'typescript-eslint';
import { afterAll, describe, expect, it, test } from 'vitest';
import { objection, rule } from './names-rule.js';

RuleTester.afterAll = afterAll;
RuleTester.describe = describe;
RuleTester.it = it;

new RuleTester({ languageOptions: { parser: ts.parser as never } }).run('names', rule as never, {
  valid: [
    'function describeResult() {}',
    'const mergeTexts = () => 1',
    'const told = [1, 2]',
    'function feed() {}',
    'function isPlayed() {}',
    'class Seats { get taken() { return 1; } }',
    'interface Listener { onMessage: () => void; heard: number }',
    'function settle(onDone: () => void) {}',
  ],
  invalid: [
    { code: 'function grown() {}', errors: 1 },
    { code: 'const resultSaid = () => 1', errors: 1 },
    { code: 'function overtimeTold() {}', errors: 1 },
    { code: 'export async function addressed() {}', errors: 1 },
    { code: 'class Table { #gathered() {} }', errors: 1 },
    { code: 'class Table { heard = () => 1 }', errors: 1 },
    { code: 'interface Listener { moved: () => void }', errors: 1 },
    { code: 'interface Listener { told(): void }', errors: 1 },
    { code: 'function settle(done: () => void) {}', errors: 1 },
  ],
});

test('the reason names the function', () => {
  expect(objection('whySaid')).toContain("'whySaid'");
  expect(objection('#kept')).toContain('participle');
});
