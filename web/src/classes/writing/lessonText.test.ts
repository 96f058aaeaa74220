import { expect, test } from 'vitest';
import {
  callsOf,
  newDraft,
  newStep,
  writeLesson,
  readDraft,
  firstUnfinished,
  type LessonDraft,
} from './lessonText';

const draft: LessonDraft = {
  ...newDraft(),
  title: 'Enough "for" game',
  deal: 'N:KQ5.J83.KQ4.A972 J843.KQ96.95.T83 AT9.T52.AJ83.KQJ 762.A74.T762.654',
  dealer: 'N',
  vulnerable: 'both',
  calls: ['1C', 'P', '3N', 'P', 'P', 'P'],
  en: 'Enough ♠ for game.',
  fr: 'Assez pour la manche.',
  steps: [
    {
      ...newStep('bid'),
      call: 2,
      accepted: ['2N'],
      en: '[You] have {15}.',
      fr: 'Vous avez 15.',
      hintFr: 'Comptez',
    },
    { ...newStep('card'), card: 'CK', accepted: ['CQ'] },
    newStep('next'),
  ],
};

test('a lesson is written with the directives that lesson files share', () => {
  expect(writeLesson(draft)).toBe(`[Event "Enough  for  game"]
[Board "1"]
[Dealer "N"]
[Vulnerable "All"]
[Deal "${draft.deal}"]
[Student "S"]
[Auction "N"]
1C Pass 3NT Pass
Pass Pass
{[SHOW S]
[LANG en] (You) have (15). [LANG fr] Vous avez 15. [HINT fr: Comptez] [BID 3NT] [ACCEPT 2NT]
 [choose-card any:CK,CQ]
 [NEXT]
[LANG en] Enough \\S for game. [LANG fr] Assez pour la manche.}
`);
});

test('one language alone is marked with none, and a step without its answer is named', () => {
  expect(writeLesson({ ...draft, en: '', steps: [] })).toContain(
    '{[SHOW S]\nAssez pour la manche.}',
  );
  expect(firstUnfinished(draft)).toBe(0);
  expect(firstUnfinished({ ...draft, steps: [draft.steps[0]!, newStep('bid')] })).toBe(2);
  expect(callsOf(draft)).toEqual([2]);
});

test('a draft comes back as it was, and anything else is a fresh one', () => {
  expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  for (const bad of [null, '', '{}', '[]', '{"steps":1}'])
    expect(readDraft(bad)).toEqual(newDraft());
});
