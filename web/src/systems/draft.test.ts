import { expect, test } from 'vitest';
import { Draft } from './draft.svelte';

function storage(): { kept: Map<string, string>; getItem: (key: string) => string | null; setItem: (key: string, value: string) => void } {
  const kept = new Map<string, string>();
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('what is written is there again', () => {
  const disk = storage();
  new Draft(disk).write('system mine', 5000);
  expect(new Draft(disk).text).toBe('system mine');
});

test('what is written in one go is one step back', () => {
  const draft = new Draft(storage());
  draft.write('a', 5000);
  draft.write('ab', 5100);
  draft.write('abc', 9000);
  draft.undo();
  expect(draft.text).toBe('ab');
  draft.undo();
  expect(draft.text).toBe('');
  draft.redo();
  draft.redo();
  expect(draft.text).toBe('abc');
});

test('another text can be taken back', () => {
  const draft = new Draft(storage());
  draft.write('mine', 5000);
  draft.set('theirs');
  draft.undo();
  expect(draft.text).toBe('mine');
  draft.write('mine too', 9000);
  draft.redo();
  expect(draft.text).toBe('mine too');
});

test('a browser that keeps nothing lets one write', () => {
  const draft = new Draft({ getItem: () => null, setItem: () => { throw new Error('full'); } });
  draft.write('mine', 5000);
  expect(draft.text).toBe('mine');
});
