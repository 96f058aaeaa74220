import { describe, expect, it } from 'vitest';
import { SEATS, sideOf, type Seat } from '../../../shared/bridge/bridge';
import {
  CHOICES,
  actorOf,
  playAction,
  startPlay,
  bestOf,
  dealHands,
  dealerOf,
  declarerOf,
  isOver,
  listLegal,
  outcomeOf,
  countTricks,
  type Play,
} from './minibridge';
import { chooseRobotAction } from './robot';

/** Chance that comes again: a generator with a seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const finishPlay = (contract: string, declarer: Seat, tricks: number): Play => {
  const play = startPlay(1, dealHands(1, chance(1)));
  const winnerAt = (at: number): Seat => (at < tricks === (sideOf(declarer) === 'NS') ? 'N' : 'E');
  return {
    ...play,
    declarer,
    contract,
    tricks: Array.from({ length: 13 }, (_, at) => ({ cards: [], winner: winnerAt(at) })),
  };
};

describe('MiniBridge', () => {
  it('offers ten contracts', () => {
    expect(CHOICES).toEqual(['1C', '1D', '1H', '1S', '1N', '3N', '4H', '4S', '5C', '5D']);
  });

  it('lets the stronger side declare, and of equal partners who told first', () => {
    expect(declarerOf({ N: 10, E: 9, S: 10, W: 11 }, 'N')).toBeNull();
    expect(declarerOf({ N: 12, E: 9, S: 12, W: 7 }, 'W')).toBe('N');
    expect(declarerOf({ N: 12, E: 9, S: 12, W: 7 }, 'E')).toBe('S');
    expect(declarerOf({ N: 2, E: 9, S: 12, W: 17 }, 'E')).toBe('W');
  });

  it('deals boards that South declares or defends', () => {
    for (let board = 1; board <= 60; board += 1) {
      const deal = dealHands(board, chance(board));
      expect(new Set(SEATS.flatMap((seat) => deal[seat])).size).toBe(52);
      const { points, declarer } = startPlay(board, deal);
      expect(points.N + points.E + points.S + points.W).toBe(40);
      expect(declarerOf(points, dealerOf(board))).toBe(declarer);
      expect(declarer).not.toBe('N');
    }
  });

  it('scores as the library does', () => {
    // contract, declarer, tricks, points of North-South: from `biritch.scoring.tariffs.minibridge`
    const scored: [string, Seat, number, number][] = [
      ['1C', 'S', 7, 70],
      ['1D', 'S', 6, -50],
      ['1H', 'W', 9, -140],
      ['1S', 'S', 13, 260],
      ['1N', 'E', 4, 150],
      ['1N', 'S', 9, 150],
      ['3N', 'S', 9, 400],
      ['3N', 'W', 12, -490],
      ['4H', 'S', 8, -100],
      ['4S', 'E', 11, -450],
      ['5C', 'S', 11, 400],
      ['5D', 'S', 13, 440],
    ];
    for (const [contract, declarer, tricks, points] of scored) {
      const found = outcomeOf(finishPlay(contract, declarer, tricks));
      expect([contract, found.tricks, found.scoreNs]).toEqual([contract, tricks, points]);
      expect(Math.abs(points)).toBe(found.parts.reduce((sum, part) => sum + part.points, 0));
    }
  });

  it('gives a trick to the highest card of the suit led, or to the highest trump', () => {
    const trick = ['H9', 'HA', 'C2', 'SK'].map((card, at) => ({ seat: SEATS[at] as Seat, card }));
    expect(bestOf(trick, '3N')?.card).toBe('HA');
    expect(bestOf(trick, '5C')?.card).toBe('C2');
    expect(bestOf([], '3N')).toBeNull();
  });

  it('is played to its end by robots, suit followed, every card once', () => {
    for (let board = 1; board <= 40; board += 1) {
      let play = startPlay(board, dealHands(board, chance(board)));
      const played: string[] = [];
      while (!isOver(play)) {
        const what = chooseRobotAction(play);
        expect(listLegal(play)).toContain(what);
        if (play.contract) played.push(what);
        play = playAction(play, what);
      }
      expect(new Set(played).size).toBe(52);
      expect(countTricks(play, 'NS') + countTricks(play, 'EW')).toBe(13);
    }
  });

  it('has robots that do better than chance', () => {
    // Declarer's contract by robots all round, and with a declarer who plays anything.
    const tricks = (wild: boolean): number => {
      let sum = 0;
      for (let board = 1; board <= 60; board += 1) {
        let play = startPlay(board, dealHands(board, chance(board)));
        const random = chance(board + 1000);
        while (!isOver(play)) {
          const may = listLegal(play);
          const own = play.contract !== null && actorOf(play) === play.declarer;
          const any = may[Math.floor(random() * may.length)] as string;
          play = playAction(play, wild && own ? any : chooseRobotAction(play));
        }
        sum += countTricks(play, sideOf(play.declarer));
      }
      return sum / 60;
    };
    expect(tricks(false) - tricks(true)).toBeGreaterThan(1);
  });
});
