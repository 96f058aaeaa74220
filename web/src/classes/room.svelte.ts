/** A class as this browser sees it: as its teacher or as a pupil, always up to date. */
import { Refusal, saysOf, type Both } from '../shared/server/ask';
import {
  getFromClass,
  downloadFile,
  fetchChanges,
  postToClass,
  withId,
  type Entry,
} from './asking';
import { keepClass } from '../parts/class/kept';
import type { ClassView, PupilView } from '../shared/wire/classes';

/** Milliseconds after which a server that was lost is asked again. */
const AGAIN = 3000;
/** Milliseconds between two questions at least: many things may happen at many tables. */
const GAP = 250;

export const isTeacher = (view: ClassView | PupilView): view is ClassView => !('pupil' in view);

export class ClassRoom {
  teacher = $state.raw<ClassView | null>(null);
  mine = $state.raw<PupilView | null>(null);
  lost = $state(false);
  refused = $state.raw<Both | null>(null);
  /** Why this class is not shown at all. */
  shut = $state.raw<Both | null>(null);
  #stop = new AbortController();

  constructor(readonly entry: Entry) {
    void this.#followClass();
  }

  close(): void {
    this.#stop.abort();
  }

  async #followClass(): Promise<void> {
    let stamp = '';
    while (!this.#stop.signal.aborted) {
      const began = performance.now();
      try {
        const view = await fetchChanges<ClassView | PupilView>(
          this.entry,
          stamp,
          this.#stop.signal,
        );
        this.lost = false;
        if (view) {
          stamp = view.stamp;
          this.#applyView(view);
        }
        await new Promise((go) => setTimeout(go, Math.max(0, GAP - (performance.now() - began))));
      } catch (error) {
        if (this.#stop.signal.aborted) return;
        if (error instanceof Refusal && (error.status === 403 || error.status === 404)) {
          this.shut = error.says;
          return;
        }
        this.lost = true;
        await new Promise((go) => setTimeout(go, AGAIN));
      }
    }
  }

  #applyView(view: ClassView | PupilView): void {
    if (isTeacher(view)) this.teacher = view;
    else this.mine = view;
    keepClass(localStorage, {
      ...this.entry,
      title: view.title,
      name: isTeacher(view) ? '' : view.name,
    });
  }

  /** Send an action; return whether it was done, and show a refusal. */
  async do(what: string, more: Record<string, unknown> = {}, rest = '/do'): Promise<boolean> {
    try {
      await postToClass(this.entry, rest, withId({ do: what, ...more }));
      this.refused = null;
      return true;
    } catch (error) {
      this.refused = saysOf(error);
      return false;
    }
  }

  async ask<T>(rest: string): Promise<T | null> {
    try {
      const told = await getFromClass<T>(this.entry, rest);
      this.refused = null;
      return told;
    } catch (error) {
      this.refused = saysOf(error);
      return null;
    }
  }

  async tell<T>(rest: string, body: Record<string, unknown>): Promise<T | null> {
    try {
      const told = await postToClass<T>(this.entry, rest, body);
      this.refused = null;
      return told;
    } catch (error) {
      this.refused = saysOf(error);
      return null;
    }
  }

  async save(name: string): Promise<void> {
    await downloadFile(this.entry, name).catch((error: unknown) => (this.refused = saysOf(error)));
  }
}
