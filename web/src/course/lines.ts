/** What a lesson says now, line after line, for reading aloud. */
import type { Language } from '../shared/words/fluent';
import { actionName } from '../shared/words/names';
import type { Lesson } from './lesson.svelte';

interface LessonLines {
  lines: readonly string[];
  /** Whether sentences still waiting are outdated: another deal, or this one is decided. */
  urgent: boolean;
}

/** List the lines of *lesson* in the order of its panel. */
export function listLines(lesson: Lesson, language: Language): LessonLines {
  const { message, deal, standing, stage, say } = lesson;
  if (!message) return { lines: [], urgent: false };
  const title = message.title[language] ?? '';
  if (stage === 'words')
    return { lines: [`${title}.`, message.text[language] ?? ''], urgent: true };
  if (stage === 'finished')
    return {
      lines: [
        `${say('lesson-finished')}.`,
        say('lesson-finished-about', { done: lesson.done, all: message.deals.length }),
      ],
      urgent: true,
    };
  if (!deal) return { lines: [], urgent: false };
  const mistake = standing?.mistake ?? null;
  const spoken: (string | null | undefined)[] = [];
  if (standing?.done)
    spoken.push(
      say('lesson-done'),
      standing.did?.[language],
      standing.says?.[language],
      standing.note?.[language],
      standing.idea && `${say('lesson-idea')} ${standing.idea[language]}`,
    );
  else if (mistake) {
    const why = (mistake.why ?? []).map((each) => each[language]);
    const better = mistake.better.map((each) => actionName(each, say)).join(', ');
    spoken.push(
      `${say(mistake.action ? 'lesson-missed' : 'lesson-lost')}.`,
      standing?.says?.[language],
      ...why,
      why.length ? '' : better,
      standing?.idea && `${say('lesson-often')} ${standing.idea[language]}`,
      lesson.shown === null ? '' : say('lesson-shown', { mine: lesson.shown }),
    );
  } else spoken.push(deal.task[language], deal.hints[lesson.hints - 1]?.[language]);
  return {
    lines: spoken.filter((each): each is string => !!each),
    urgent: !!standing?.done || !!mistake || lesson.hints > 0,
  };
}
