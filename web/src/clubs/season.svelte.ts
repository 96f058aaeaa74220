/** A club's tournaments and seasons on the server, with its key or, where they are public, without. */
import { withKey } from '../shared/server/keys';
import type { Says } from '../parts/tournament/tournament.svelte';
import { book } from '../parts/club/club.svelte';
import type {
  ClubRegulars,
  ClubSeasons,
  PlayerStoryView,
  RegularTerms,
  SeasonTerms,
  SeasonView,
  SimultaneousTerms,
  SimultaneousView,
  TournamentSummary,
} from '../shared/wire/clubs';

/** What may be asked of a club's diary. */
export type DiaryAsked =
  | { do: 'archive'; event: string; archived: boolean }
  | { do: 'leave'; event: string }
  | { do: 'season'; terms: Partial<SeasonTerms> & { title: string } }
  | { do: 'season-gone'; name: string }
  | { do: 'simultaneous'; terms: Partial<SimultaneousTerms> & { title: string } }
  | { do: 'simultaneous-gone'; name: string }
  | { do: 'simultaneous-out'; name: string; event: string };

/** What may be asked of a club's regular tournaments. */
export type RegularAsked =
  | { do: 'regular'; terms: RegularTerms }
  | { do: 'regular-gone'; name: string }
  | { do: 'skip'; name: string; day: string; skipped: boolean }
  | { do: 'regular-back' };

export class Diary {
  /** Its regular tournaments; null if none may be seen. */
  regulars = $state.raw<ClubRegulars | null>(null);
  /** The club that is looked at; ours, or one whose address was given out. */
  club = $state('');
  seasons = $state.raw<ClubSeasons | null>(null);
  season = $state.raw<SeasonView | null>(null);
  player = $state.raw<PlayerStoryView | null>(null);
  tournaments = $state.raw<TournamentSummary[]>([]);
  simultaneous = $state.raw<SimultaneousView | null>(null);
  refused = $state.raw<Says | null>(null);
  lost = $state(false);
  /** How often somebody went somewhere: what is answered to an earlier place is not shown any more. */
  #turn = 0;

  get key(): string {
    const [club, key = ''] = book.code.split('.');
    return club === this.club ? key : '';
  }

  url(what: string): string {
    return `/clubs/${encodeURIComponent(this.club)}/${what}`;
  }

  headers(more: Record<string, string> = {}): Record<string, string> {
    return withKey(this.key, more);
  }

  async #sendRequest<Told>(what: string, body?: unknown): Promise<Told | null> {
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
      const answer = await fetch(this.url(what), { cache: 'no-store', ...post });
      this.lost = false;
      const told: unknown = await answer.json();
      if (answer.ok) return told as Told;
      this.refused = (told as { refused: Says }).refused;
    } catch {
      this.lost = true;
    }
    return null;
  }

  /** Show what an address names: a season of *club*, a simultaneous event, or else the club itself. */
  async go(club: string, season = '', event = ''): Promise<void> {
    const turn = ++this.#turn;
    if (event) return this.openSimultaneous(club, event);
    if (this.club !== club || !(this.seasons || this.regulars)) await this.enter(club);
    if (turn !== this.#turn) return;
    if (season) await this.open(season);
    else this.season = this.player = this.simultaneous = null;
  }

  /** Look at *club*: its seasons, and with its key its tournaments. */
  async enter(club: string): Promise<void> {
    this.club = club;
    this.season = this.player = this.simultaneous = null;
    this.tournaments = [];
    this.seasons = await this.#sendRequest<ClubSeasons>('seasons');
    await this.#loadRegulars();
    if (this.key)
      this.tournaments = (await this.#sendRequest<TournamentSummary[]>('tournaments')) ?? [];
  }

  async open(name: string): Promise<void> {
    const turn = this.#turn;
    this.player = null;
    const told = await this.#sendRequest<SeasonView>(`seasons/${name}`);
    if (turn === this.#turn) this.season = told ?? this.season;
  }

  /** Load a simultaneous event of *club*; request only what the visitor may see. */
  async openSimultaneous(club: string, name: string): Promise<void> {
    if (this.club !== club) {
      this.club = club;
      this.seasons = this.regulars = null;
    }
    const turn = this.#turn;
    this.season = this.player = null;
    const told = await this.#sendRequest<SimultaneousView>(`simultaneous/${name}`);
    if (turn === this.#turn) this.simultaneous = told;
  }

  /** Send the tournament of a director's key, *event.key*, into the event that is looked at. */
  async send(tournament: string, club: string): Promise<boolean> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
    const name = this.simultaneous?.terms.name ?? '';
    const told = await this.#sendRequest<SimultaneousView>(`simultaneous/${name}/send`, {
      id,
      tournament,
      club,
    });
    if (told) this.simultaneous = told;
    return told !== null;
  }

  /** Add a file of results, those of *club* on another server, to the event that is looked at. */
  async sendFile(file: File, club: string): Promise<boolean> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
    const name = this.simultaneous?.terms.name ?? '';
    const asked = new URLSearchParams({ id, club, file: file.name });
    this.refused = null;
    try {
      const answer = await fetch(this.url(`simultaneous/${name}/file?${asked}`), {
        method: 'POST',
        body: file,
        headers: this.headers(),
      });
      this.lost = false;
      const told: unknown = await answer.json();
      if (answer.ok) this.simultaneous = told as SimultaneousView;
      else this.refused = (told as { refused: Says }).refused;
      return answer.ok;
    } catch {
      this.lost = true;
      return false;
    }
  }

  async look(who: string): Promise<void> {
    if (!this.season) return;
    const turn = this.#turn;
    const told = await this.#sendRequest<PlayerStoryView>(
      `seasons/${this.season.terms.name ?? ''}/player?${new URLSearchParams({ who })}`,
    );
    if (turn === this.#turn) this.player = told;
  }

  /** Without its key a club that shows neither seasons nor regular tournaments is refused; one of them suffices. */
  async #loadRegulars(): Promise<void> {
    const { refused } = this;
    this.regulars = await this.#sendRequest<ClubRegulars>('regulars');
    if (!this.seasons && !this.regulars) this.refused ??= refused;
    else this.refused = null;
  }

  async change(asked: RegularAsked): Promise<boolean> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
    const seen = this.regulars?.changes ?? 0;
    const told = await this.#sendRequest<ClubRegulars>('regulars/do', { id, seen, ...asked });
    const { refused } = this;
    this.regulars = told ?? (await this.#sendRequest<ClubRegulars>('regulars'));
    this.refused = refused;
    return told !== null;
  }

  async do(asked: DiaryAsked): Promise<boolean> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
    const told = await this.#sendRequest<ClubSeasons>('diary', { id, ...asked });
    if (!told) return false;
    this.seasons = told;
    if (asked.do === 'archive' || asked.do === 'leave')
      this.tournaments = (await this.#sendRequest<TournamentSummary[]>('tournaments')) ?? [];
    return true;
  }

  /** Erase a person everywhere; return in how many tournaments, or null if refused. */
  async forget(name: string, number: string): Promise<number | null> {
    const told = await this.#sendRequest<{ tournaments: number }>('forget', { name, number });
    return told?.tournaments ?? null;
  }
}

export const diary = new Diary();
