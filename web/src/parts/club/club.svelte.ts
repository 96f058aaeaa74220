/** The club's list on the server, as this browser has it: its key is kept here, no name is. */
import { withKey } from '../../shared/server/keys';
import type { Says } from '../tournament/tournament.svelte';
import type {
  ClubChoicesRow,
  ClubView,
  ClubOpened,
  MemberRow,
} from '../../shared/wire/tournaments';

const KEY = 'biritch.club.key';

/** What may be asked of the list; the server knows what is allowed. */
/** Where a phone keeps the number that the code of a member's card brought. */
export const MEMBER_NUMBER = 'biritch.member.number';

export type ClubAsked =
  | { do: 'put'; members: MemberRow[] }
  | { do: 'load'; text: string; whole: boolean }
  | { do: 'change'; old: MemberRow; now: MemberRow | null }
  | { do: 'undo' };

export class ClubBook {
  /** `club.key`; empty if no list is open. */
  code = $state(localStorage.getItem(KEY) ?? '');
  club = $state.raw<ClubView | null>(null);
  refused = $state.raw<Says | null>(null);
  busy = $state(false);

  /** Where *what* of the list is found. */
  url(what: string): string {
    return `/clubs/${encodeURIComponent(this.code.split('.')[0] ?? '')}/${what}`;
  }

  /** Return the headers of a request; the key never stands in an address. */
  headers(more: Record<string, string> = {}): Record<string, string> {
    return withKey(this.code.split('.')[1] ?? '', more);
  }

  async #sendRequest(address: string, body?: unknown): Promise<unknown> {
    this.busy = true;
    this.refused = null;
    try {
      const post =
        body === undefined
          ? { headers: this.headers() }
          : {
              method: 'POST',
              body: JSON.stringify(body),
              headers: this.headers({ 'content-type': 'application/json' }),
            };
      const answer = await fetch(address, { cache: 'no-store', ...post });
      const told: unknown = await answer.json();
      if (answer.ok) return told;
      const said = told as { refused: Says; list?: ClubView };
      this.refused = said.refused;
      this.club = said.list ?? this.club;
    } catch {
      // no connection: the list is unchanged and can be requested again
    } finally {
      this.busy = false;
    }
    return null;
  }

  async look(): Promise<boolean> {
    if (!this.code) return false;
    const found = (await this.#sendRequest(this.url('members'))) as ClubView | null;
    this.club = found ?? this.club;
    return found !== null;
  }

  async open(title: string): Promise<void> {
    const told = (await this.#sendRequest('/clubs', { title })) as ClubOpened | null;
    if (told) await this.enter(`${told.club}.${told.key}`);
  }

  /** Open the list of *code*; it is remembered once it has opened. */
  async enter(code: string): Promise<void> {
    this.code = code.trim().toLowerCase().replace(/\s+/g, '.');
    if (await this.look()) localStorage.setItem(KEY, this.code);
    else this.code = '';
  }

  /** Replace the key: the old one no longer opens the list. */
  async renew(): Promise<void> {
    const told = (await this.#sendRequest(this.url('key'), {})) as ClubOpened | null;
    if (told) await this.enter(`${told.club}.${told.key}`);
  }

  /** Keep what the club usually chooses, for every desk that opens with its key. */
  async choose(choices: ClubChoicesRow): Promise<boolean> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
    const done =
      (await this.#sendRequest(this.url('diary'), { id, do: 'choices', choices })) !== null;
    return done && (await this.look());
  }

  /** The list stays on the server; this browser forgets its key. */
  forget(): void {
    localStorage.removeItem(KEY);
    this.code = '';
    this.club = null;
  }

  async do(asked: ClubAsked): Promise<boolean> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
    const found = (await this.#sendRequest(this.url('do'), {
      id,
      ...(asked.do === 'put' || !this.club ? {} : { seen: this.club.n }),
      ...asked,
    })) as ClubView | null;
    this.club = found ?? this.club;
    return found !== null;
  }
}

export const book = new ClubBook();
