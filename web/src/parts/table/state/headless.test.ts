import { expect, test } from 'vitest';
import {
  setConnection,
  mayAct,
  addNotice,
  OPENING,
  receiveMessage,
  type Headless,
} from './headless';
import { sampleView } from '../../../shared/bridge/sample';

const up: Headless = { ...OPENING, line: 'up', view: sampleView() };
const says = { en: 'no', fr: 'non' };

test('a newer view puts down what was lifted', () => {
  const state = receiveMessage({ ...up, lifted: '1C', level: 1 }, sampleView({ n: 5 }), 0);
  expect([state.view?.n, state.lifted, state.level]).toEqual([5, null, null]);
});

test('an older view changes nothing; the same one again keeps what was lifted', () => {
  const lifted = { ...up, lifted: '1C' };
  expect(receiveMessage(lifted, sampleView({ n: 3 }), 0)).toBe(lifted);
  expect(receiveMessage(lifted, sampleView({ n: 4 }), 0).lifted).toBe('1C');
  expect(receiveMessage(lifted, sampleView({ n: 1, table: 'other' }), 0).view?.table).toBe('other');
});

test('a refusal is shown with its law, a stale one is not', () => {
  const asked = { ...up, asked: 'a' };
  const shown = receiveMessage(asked, { t: 'refused', id: 'a', code: 'illegal', says, law: 44 }, 9);
  expect(shown.notice).toEqual({ at: 9, says, law: '44' });
  expect(shown.asked).toBeNull();
  const stale = receiveMessage(asked, { t: 'refused', id: 'a', code: 'stale', says, law: null }, 9);
  expect([stale.notice, stale.asked]).toEqual([null, null]);
});

test('only the answer to what I asked counts', () => {
  const asked = { ...up, asked: 'a' };
  expect(receiveMessage(asked, { t: 'done', id: 'b', n: 5 }, 0)).toBe(asked);
  expect(receiveMessage(asked, { t: 'done', id: 'a', n: 5 }, 0).asked).toBeNull();
  const hint = { t: 'hinted' as const, id: 'a', action: '1C', says };
  expect(receiveMessage(asked, hint, 0).hint).toEqual(hint);
  expect(receiveMessage(up, hint, 0).hint).toBeNull();
});

test('I may act on my turn, with the line up and nothing under way', () => {
  expect(mayAct(up)).toBe(true);
  expect(mayAct({ ...up, asked: 'a' })).toBe(false);
  expect(mayAct(setConnection({ ...up, asked: 'a' }, 'lost'))).toBe(false);
  expect(setConnection({ ...up, asked: 'a' }, 'lost').asked).toBeNull();
  expect(setConnection({ ...up, asked: 'a' }, 'lost', ['a']).asked).toBe('a');
  expect(mayAct({ ...up, view: sampleView({ legal: [] }) })).toBe(false);
  expect(addNotice(up, 'not-sent', 1).notice?.says).toBe('not-sent');
});

test('the claim sheet closes when the table moves on, the settings stay', () => {
  expect(receiveMessage({ ...up, sheet: 'claim' }, sampleView({ n: 5 }), 0).sheet).toBeNull();
  expect(receiveMessage({ ...up, sheet: 'settings' }, sampleView({ n: 5 }), 0).sheet).toBe(
    'settings',
  );
});
