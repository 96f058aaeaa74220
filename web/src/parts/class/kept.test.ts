import { expect, test } from 'vitest';
import { readAddress, forgetClass, keepClass, findClass, readClasses } from './kept';

function store(text: string | null = null) {
  let kept = text;
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
}
const one = { code: 'k3x7qa', key: 'abcdefgh', title: 'Tuesday', name: '' };

test('a class comes back with its key, the last one first, and is forgotten', () => {
  const kept = store();
  keepClass(kept, one);
  keepClass(kept, { ...one, code: 'zzzzzz' });
  keepClass(kept, { ...one, name: 'Anne' });
  expect(readClasses(kept).map(({ code }) => code)).toEqual(['k3x7qa', 'zzzzzz']);
  expect(findClass(kept, 'k3x7qa')?.name).toBe('Anne');
  forgetClass(kept, 'k3x7qa');
  expect(findClass(kept, 'k3x7qa')).toBeNull();
});

test('what is no list of classes counts as none', () => {
  for (const bad of ['', 'null', '{}', '[1]', '[{"code":"a"}]'])
    expect(readClasses(store(bad))).toEqual([]);
});

test('an address names a class, with its key or without', () => {
  expect(readAddress('#k3x7qa')).toEqual({ code: 'k3x7qa', key: '' });
  expect(readAddress('#k3x7qa.abcdefgh-1')).toEqual({ code: 'k3x7qa', key: 'abcdefgh-1' });
  for (const bad of ['', '#', '#a b', '#k3x7qa.x', '#K3X7QA/..'])
    expect(readAddress(bad)).toBeNull();
});
