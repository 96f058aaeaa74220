import { describe, expect, it } from 'vitest';
import { readHistory, readInvitation, tablePath } from './place';

const at = (way: string): string | null => tablePath(new URL(way, 'http://here'));
const holding = (items: Record<string, string>) => ({
  getItem: (name: string) => items[name] ?? null,
});

describe('where an address leads', () => {
  it('keeps addresses of tables working', () => {
    expect(at('/?table=t1&event=e1#token=k')).toBe('/play?table=t1&event=e1#token=k');
    expect(at('/#table=t1&token=k')).toBe('/play#table=t1&token=k');
    expect(at('/?new')).toBe('/play?new');
    expect(at('/?ours=sef&theirs=sayc')).toBe('/play?ours=sef&theirs=sayc');
  });

  it('leaves the start page alone', () => {
    expect(at('/')).toBeNull();
    expect(at('/?from=mail')).toBeNull();
    expect(at('/friends?game=rubber')).toBeNull();
  });
});

describe('an invitation', () => {
  it('is read from behind the sign that no server sees', () => {
    expect(readInvitation('#TbecYcN1bdTq0Z-_x.abcdefgh23456789')).toEqual({
      table: 'TbecYcN1bdTq0Z-_x',
      key: 'abcdefgh23456789',
    });
    expect([readInvitation(''), readInvitation('#only-a-table'), readInvitation('#a/b.c')]).toEqual(
      [null, null, null],
    );
  });
});

describe('who comes back', () => {
  it('has never played in a fresh browser', () => {
    expect(readHistory(holding({}))).toEqual({
      played: false,
      table: false,
      board: null,
      others: [],
      practice: false,
      sets: false,
      alone: false,
      course: false,
    });
  });

  it('goes on at the table kept', () => {
    const board = { game: 'minibridge', board: 3 };
    const found = readHistory(
      holding({
        'biritch.table': '{"table":"t","token":"k"}',
        'biritch.last': JSON.stringify(board),
      }),
    );
    expect(found).toEqual({
      played: true,
      table: true,
      board,
      others: [],
      practice: false,
      sets: false,
      alone: false,
      course: false,
    });
  });

  it('finds every table of this browser again, the one seen last first', () => {
    const tables = [
      { table: 'a', token: 'k', at: 1, game: 'contract', board: 2, company: true },
      { table: 'b', token: 'k', at: 5 },
      { table: 't', token: 'k', at: 9 },
    ];
    const found = readHistory(
      holding({
        'biritch.table': '{"table":"t","token":"k"}',
        'biritch.tables': JSON.stringify(tables),
      }),
    );
    expect(found.others.map(({ table }) => table)).toEqual(['b', 'a']);
  });

  it('is not offered a table all of whose boards are played', () => {
    const found = readHistory(
      holding({
        'biritch.table': '{"table":"t","token":"k"}',
        'biritch.tables': '[{"table":"t","token":"k","set":"s","at":9,"board":4,"done":true}]',
        'biritch.last': '{"game":"contract","board":4}',
      }),
    );
    expect([found.played, found.table, found.board, found.others]).toEqual([true, false, null, []]);
    expect(found.sets).toBe(true);
  });

  it('is not misled by what cannot be read', () => {
    expect(readHistory(holding({ 'biritch.table': '{', 'biritch.last': '[]' })).played).toBe(false);
  });
});
