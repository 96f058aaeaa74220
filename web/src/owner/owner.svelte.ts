/** The data and actions of the server's owner, and the public site information. */
import { visitor } from '../shared/visitor/visitor.svelte';
import { get, post, Refusal, saysOf, type Both } from '../shared/server/ask';
import { speaker } from './words';
import type { ActDone, DeskView, MakeReport, SiteView } from '../shared/wire/owner';

/** The settings that all pages share: the language among them. */
class Spoken {
  readonly language = $derived(visitor.language);
  readonly say = $derived(speaker(visitor.language));
  refused = $state.raw<Both | null>(null);
  busy = $state(false);

  protected async ask<T>(asking: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    this.refused = null;
    try {
      return await asking();
    } catch (error) {
      this.refused = saysOf(error);
      this.handleFailure(error instanceof Refusal ? error.status : 0);
      return null;
    } finally {
      this.busy = false;
    }
  }

  protected handleFailure(_status: number): void {
    // only the desk minds
  }
}

export class OwnerPlace extends Spoken {
  desk = $state.raw<DeskView | null>(null);
  search = $state('');
  /** A code that is shown this once, and whose account it opens; nobody's is an invitation. */
  code = $state.raw<{ code: string; name: string } | null>(null);
  /** Whether the desk opens to nobody here until they sign in. */
  outside = $state(false);

  protected override handleFailure(status: number): void {
    if (status === 401 || status === 403) this.outside = true;
  }

  async look(): Promise<void> {
    const found = await this.ask(() => get<DeskView>('/owner/desk', [['search', this.search]]));
    if (!found) return;
    this.desk = found;
    this.outside = false;
  }

  /** Do *act*; tell whether it was done. */
  async do(act: { do: string } & Record<string, unknown>, name = ''): Promise<boolean> {
    this.code = null;
    const told = await this.ask(() =>
      post<ActDone>(`/owner/do?search=${encodeURIComponent(this.search)}`, act),
    );
    if (!told) return false;
    this.desk = told.desk;
    if (told.code) this.code = { code: told.code, name };
    return true;
  }
}

export class SitePlace extends Spoken {
  site = $state.raw<SiteView | null>(null);
  sent = $state(false);

  async look(): Promise<void> {
    this.site = await this.ask(() => get<SiteView>('/site'));
  }

  async report(made: MakeReport): Promise<boolean> {
    this.sent = (await this.ask(() => post('/site/reports', made))) !== null;
    return this.sent;
  }
}
