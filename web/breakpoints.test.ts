import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillBreakpoints } from './src/shared/styles/breakpoints';

test('names stand for their conditions, and a name there is not is refused', () => {
  expect(fillBreakpoints('@media (--narrow), (--short) { a { color: red } }')).toBe(
    '@media (max-width: 44rem), (max-height: 31rem) { a { color: red } }',
  );
  expect(() => fillBreakpoints('@media (--nowhere) {')).toThrow(/--nowhere/);
});

test('no style has a width or height of its own to change at', () => {
  const source = join(import.meta.dirname, 'src');
  const own = readdirSync(source, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(svelte|css|ts)$/.test(name) && !name.includes('breakpoints'))
    .filter((name) =>
      /(@media[^{\n]*|watch\([^)]*)\((min|max)-(width|height|aspect)/.test(
        readFileSync(join(source, name), 'utf-8'),
      ),
    );
  expect(own).toEqual([]);
});
