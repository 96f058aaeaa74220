/** The notes one writes: kept in this browser. What to go back to is known by the editor. */
const KEY = 'biritch.own-system';

export class Draft {
  text = $state('');

  constructor(readonly storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage) {
    this.text = storage.getItem(KEY) ?? '';
  }

  write(text: string): void {
    if (text === this.text) return;
    this.text = text;
    try {
      this.storage.setItem(KEY, text);
    } catch {
      // A browser that keeps nothing still lets one write.
    }
  }
}
