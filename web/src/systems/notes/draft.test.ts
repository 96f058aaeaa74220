import { expect, test } from 'vitest';
import { Draft } from './draft.svelte';

function storage(): {
  kept: Map<string, string>;
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
} {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

test('what is written is there again', () => {
  const disk = storage();
  new Draft(disk).write('system mine');
  expect(new Draft(disk).text).toBe('system mine');
});

test('a browser that keeps nothing lets one write', () => {
  const draft = new Draft({
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  draft.write('mine');
  expect(draft.text).toBe('mine');
});
