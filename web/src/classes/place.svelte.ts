/** The address within the pages of classes, and the language. */
import { router } from '../shared/shell/router.svelte';
import { visitor } from '../shared/visitor/visitor.svelte';
import { readAddress, findClass } from '../parts/class/kept';
import { taskDeal } from '../parts/class/task';
import { speaker } from './words';

export class ClassPlace {
  code = $state('');
  key = $state('');
  /** Whether a pupil of the class has opened the address of its teacher. */
  intruding = $state(false);
  readonly task = taskDeal(location.search, localStorage, sessionStorage);
  readonly joining = new URLSearchParams(location.search).get('join') ?? '';
  readonly projecting = new URLSearchParams(location.search).has('projector');
  readonly language = $derived(visitor.language);
  readonly letters = $derived(visitor.letters);
  readonly say = $derived(speaker(visitor.language, visitor.wording));

  constructor() {
    this.read();
    router.listen(() => this.read());
  }

  read(): void {
    const asked = readAddress(router.address.hash);
    // The key has just been taken out of sight: nothing else is asked.
    if (asked && !asked.key && asked.code === this.code && this.key) return;
    const known = asked ? findClass(localStorage, asked.code) : null;
    // A pupil stays a pupil: the teacher's address was not meant for them.
    this.intruding = Boolean(known?.name && asked?.key && asked.key !== known.key);
    this.code = asked?.code ?? '';
    this.key = (this.intruding || !asked?.key ? known?.key : asked.key) ?? '';
    // The key goes out of sight: pupils see the address on a projector.
    if (asked?.key) router.rename(`${location.pathname}${location.search}#${asked.code}`);
  }

  go(code: string, key = ''): void {
    this.intruding = false;
    this.code = code;
    this.key = key || findClass(localStorage, code)?.key || '';
    router.go(`/class#${code}`, { top: true });
  }

  /** A date as its readers write it. */
  date(text: string): string {
    const day = new Date(text.length === 10 ? `${text}T12:00:00` : text);
    return Number.isNaN(day.getTime())
      ? text
      : day.toLocaleDateString(this.language, { day: 'numeric', month: 'short' });
  }
}
