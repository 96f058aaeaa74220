/** Reads aloud with the browser's own speech, one sentence after another. */
import type { Language } from '../words/fluent';
import type { Settings } from '../visitor/settings';
import { visitor } from '../visitor/visitor.svelte';
import { splitSentences, speakText } from './spoken';

/** How fast it reads; 1 is the voice's own pace. */
const RATES: Record<Settings['speech'], number> = { slow: 0.75, normal: 1, fast: 1.3 };
/** Milliseconds of silence between two sentences. */
const PAUSE = 180;
/** The most sentences waiting; older ones are dropped. */
const MOST_WAITING = 14;

interface Sentence {
  text: string;
  language: Language;
}

class Reader {
  /** Whether a sentence is read or waits. */
  speaking = $state(false);
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
  /** Whether the browser let us not speak, as before the first touch of a page. */
  #blocked = $state(false);
  #waiting: Sentence[] = [];
  #last: Sentence[] = [];
  /** Kept while it is spoken: a browser may forget one that nobody holds. */
  #under: SpeechSynthesisUtterance | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;

  /** Whether what is wanted aloud is wanted by a voice there is: else captions are shown. */
  readonly captioned = $derived(
    visitor.settings.readAloud && (this.#blocked || !this.#voiceOf(visitor.language)),
  );

  constructor() {
    if (!this.able) return;
    const readVoices = (): void => void (this.#voices = speechSynthesis.getVoices());
    readVoices();
    speechSynthesis.addEventListener?.('voiceschanged', readVoices);
    // A page that is left is read no further.
    addEventListener('pagehide', () => this.stop());
  }

  /** Whether this browser has speech at all. */
  get able(): boolean {
    return 'speechSynthesis' in globalThis;
  }

  /** Read *texts* if reading aloud is on; with *fresh* what was to be read before is left out. */
  follow(texts: readonly string[], { fresh = false } = {}): void {
    if (!visitor.settings.readAloud) return;
    if (fresh) this.stop();
    this.#addSentences(texts, visitor.language);
  }

  /** Read *text* now, whether or not reading aloud is on. */
  read(text: string, language: Language): void {
    this.stop();
    this.#addSentences([text], language);
  }

  /** Read once more what was read last. */
  repeatLast(): void {
    const last = this.#last;
    this.stop();
    this.#last = [];
    this.#addToQueue(last);
  }

  /** Be silent, and forget what waits. */
  stop(): void {
    clearTimeout(this.#pause);
    this.#waiting = [];
    this.#under = null;
    this.speaking = false;
    if (this.able) speechSynthesis.cancel();
  }

  /** Switch reading aloud on or off, for all pages. */
  turn(on: boolean): void {
    visitor.change({ readAloud: on });
    if (!on) this.stop();
  }

  #addSentences(texts: readonly string[], language: Language): void {
    const sentences = texts.flatMap(splitSentences).map((text) => ({ text, language }));
    if (!sentences.length) return;
    if (!this.speaking) this.#last = [];
    this.#addToQueue(sentences);
  }

  #addToQueue(sentences: readonly Sentence[]): void {
    this.#waiting = [...this.#waiting, ...sentences].slice(-MOST_WAITING);
    if (!this.speaking) this.#readNext();
  }

  #voiceOf(language: Language): SpeechSynthesisVoice | undefined {
    const own = this.#voices.filter(({ lang }) => lang.toLowerCase().startsWith(language));
    const wanted = navigator.languages.map((tag) => tag.replace('_', '-').toLowerCase());
    const tagOf = ({ lang }: SpeechSynthesisVoice): string => lang.replace('_', '-').toLowerCase();
    return own.find((voice) => wanted.includes(tagOf(voice))) ?? own[0];
  }

  #readNext(): void {
    const sentence = this.#waiting.shift();
    const voice = sentence && this.#voiceOf(sentence.language);
    // Without a voice of the language nothing is read: captions stand on the page.
    if (!sentence || !voice) {
      this.#waiting = [];
      this.#under = null;
      this.speaking = false;
      return;
    }
    const words = new SpeechSynthesisUtterance(speakText(sentence.text, sentence.language));
    words.lang = voice.lang;
    words.voice = voice;
    words.rate = RATES[visitor.settings.speech];
    words.onstart = () => (this.#blocked = false);
    words.onend = () => this.#under === words && this.#continueReading();
    words.onerror = ({ error }) => {
      if (this.#under !== words) return;
      if (error === 'not-allowed') this.#blocked = true;
      this.#continueReading();
    };
    this.speaking = true;
    this.#under = words;
    this.#last = [...this.#last, sentence].slice(-MOST_WAITING);
    speechSynthesis.speak(words);
  }

  #continueReading(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => this.#readNext(), PAUSE);
  }
}

export const reader = new Reader();
