/** A pupil's seat at a table of the class: it follows where the teacher seats them. */
import { wordingOf } from '../../shared/visitor/settings';
import type { Table } from '../../parts/table/connection/table.svelte';
import { findClass } from '../../parts/class/kept';
import { ClassRoom } from '../room.svelte';
import { speaker } from '../words';

export class ClassSeat {
  stage = $state<'words' | 'table'>('words');
  room = $state.raw<ClassRoom | null>(null);
  readonly say = $derived.by(() =>
    speaker(this.#table.settings.language, wordingOf(this.#table.settings)),
  );
  readonly message = $derived.by(() =>
    this.room?.mine ? { title: { en: this.room.mine.title, fr: this.room.mine.title } } : null,
  );
  #table: Table;
  #sat = '';

  constructor(
    table: Table,
    readonly code: string,
  ) {
    this.#table = table;
    const known = findClass(localStorage, code);
    this.room = known?.name ? new ClassRoom(known) : null;
  }

  async load(): Promise<void> {
    if (!this.room) location.assign(`/class#${this.code}`);
  }

  /** Sit where the class says; without a seat the page of the class is the place to be. */
  follow(): void {
    const mine = this.room?.mine;
    if (!mine) return;
    if (!mine.table) {
      if (this.#sat) location.assign(`/class#${this.code}`);
      return;
    }
    const { table, token } = mine.table;
    if (this.#sat === `${table} ${token}`) return;
    this.#sat = `${table} ${token}`;
    this.stage = 'table';
    this.#table.stop();
    this.#table.sitAt({ table, token });
  }

  hint(): void {
    void this.room?.do('hand', { up: !this.room.mine?.hand }, '/mine');
  }
}
