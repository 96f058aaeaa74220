/** The signed-in account, and its requests to the server. */
import { LANGUAGES } from '../shared/words/languages';
import { visitor } from '../shared/visitor/visitor.svelte';
import { keepName } from '../shared/visitor/session';
import { saveAccount, readAccount, forgetAccount } from '../shared/visitor/account';
import { get, post, Refusal, saysOf, type Both } from '../shared/server/ask';
import { synchronize } from '../shared/visitor/following';
import { browserName, canPasskeys, createPasskey, usePasskey } from './passkeys';
import type {
  AccountsHere,
  AskPasskey,
  ChangeAccount,
  Proof,
  SignOut,
} from '../shared/wire/account';
import { speaker } from './words';

export class AccountPlace {
  readonly language = $derived(visitor.language);
  readonly say = $derived(speaker(visitor.language));
  here = $state.raw<AccountsHere | null>(null);
  readonly account = $derived(this.here?.account ?? null);
  readonly passkeys = $derived(Boolean(this.here?.passkeys) && canPasskeys());
  /** The name of a message that says what was done. */
  done = $state('');
  refused = $state.raw<Both | null>(null);
  codes = $state.raw<string[]>([]);
  busy = $state(false);
  followed = $state(false);
  /** Whether an account wants an invitation here, and the one that was typed. */
  invited = $state(false);
  invitation = $state('');

  async look(): Promise<void> {
    await this.#sendRequest(() => get<AccountsHere>('/accounts/me'));
    this.invited = await get<{ mode: string }>('/site').then(
      ({ mode }) => mode === 'invitation',
      () => false,
    );
    if (this.account) await this.#synchronize();
  }

  /** Open an account, with a passphrase or, without one, with a passkey. */
  open(name: string, passphrase: string): Promise<boolean> {
    return this.#runSignedIn(async () => {
      const browser = browserName(navigator.userAgent);
      const invited = this.invitation.trim() ? { invitation: this.invitation.trim() } : {};
      if (passphrase) return post('/accounts', { name, passphrase, browser, ...invited });
      const passkey = await this.#makePasskey({ purpose: 'open', name });
      return post('/accounts', { name, passkey, title: browser, browser, ...invited });
    });
  }

  /** Authenticate again and export the account's data. */
  async export(proof: () => Promise<Proof>): Promise<boolean> {
    const proved = await this.#runSignedIn(async () =>
      post('/accounts/prove', { proof: await proof() }),
    );
    if (proved) location.assign('/accounts/export');
    return proved;
  }

  signIn(name: string, proof: () => Promise<Proof>): Promise<boolean> {
    return this.#runSignedIn(async () =>
      post('/accounts/sign-in', {
        name,
        proof: await proof(),
        browser: browserName(navigator.userAgent),
      }),
    );
  }

  /** Authenticate again and end other sessions. */
  async endSessions(asked: SignOut, proof: () => Promise<Proof>): Promise<boolean> {
    const proved = await this.#runSignedIn(async () =>
      post('/accounts/prove', { proof: await proof() }),
    );
    return proved && this.#sendRequest(() => post<AccountsHere>('/accounts/sign-out', asked));
  }

  /** Sign out here; *clear* takes everything of Biritch out of this browser. */
  async signOut(clear = false): Promise<void> {
    await synchronize();
    if (
      !(await this.#sendRequest(() => post<AccountsHere>('/accounts/sign-out', { where: 'here' })))
    )
      return;
    this.#forgetEverything(clear);
    this.done = 'signed-out-now';
  }

  change(
    asked: Omit<ChangeAccount, 'proof'>,
    proof: () => Promise<Proof>,
    done = '',
  ): Promise<boolean> {
    return this.#runSignedIn(async () => {
      const proved = await proof();
      const passkey =
        asked.what === 'passkey' && !asked.remove
          ? { passkey: await this.#makePasskey({ purpose: 'add' }) }
          : {};
      return post('/accounts/change', { ...asked, ...passkey, proof: proved });
    }, done);
  }

  async delete(proof: () => Promise<Proof>): Promise<boolean> {
    const gone = await this.#sendRequest(async () =>
      post<AccountsHere>('/accounts/delete', { sure: true, proof: await proof() }),
    );
    if (gone) {
      this.#forgetEverything(false);
      this.done = 'deleted';
    }
    return gone;
  }

  /** Prove the identity by a passkey. */
  readonly byPasskey = async (): Promise<Proof> => {
    const { options } = await post<{ options: Record<string, unknown> }>('/accounts/challenge', {
      purpose: 'use',
    });
    const passkey = await usePasskey(options);
    if (!passkey) throw this.#passkeyRefusal();
    return { passkey };
  };

  async #makePasskey(asked: AskPasskey): Promise<Record<string, unknown>> {
    const { options } = await post<{ options: Record<string, unknown> }>(
      '/accounts/challenge',
      asked,
    );
    const passkey = await createPasskey(options);
    if (!passkey) throw this.#passkeyRefusal();
    return passkey;
  }

  #passkeyRefusal(): Refusal {
    return new Refusal(
      Object.fromEntries(LANGUAGES.map((code) => [code, speaker(code)('refused-passkey')])) as Both,
      0,
    );
  }

  async #runSignedIn(asking: () => Promise<unknown>, done = ''): Promise<boolean> {
    const worked = await this.#sendRequest(async () => (await asking()) as AccountsHere);
    if (!worked || !this.account) return worked;
    this.codes = this.account.freshCodes.length ? this.account.freshCodes : this.codes;
    this.done = done;
    await this.#synchronize();
    return worked;
  }

  async #sendRequest(asking: () => Promise<AccountsHere>): Promise<boolean> {
    this.busy = true;
    this.refused = null;
    this.done = '';
    try {
      this.here = await asking();
      return true;
    } catch (error) {
      this.refused = saysOf(error);
      if (error instanceof Refusal && error.status === 401)
        await get<AccountsHere>('/accounts/me').then(
          (here) => (this.here = here),
          () => undefined,
        );
      return false;
    } finally {
      this.busy = false;
      if (this.here && !this.here.account) forgetAccount(localStorage);
    }
  }

  /** Synchronize this browser with the account. */
  async #synchronize(): Promise<void> {
    const { account } = this;
    if (!account) return;
    const before = readAccount(localStorage);
    if (before?.of !== account.at)
      saveAccount(localStorage, { of: account.at, name: account.name, n: 0, deals: {}, kept: {} });
    else if (before.name !== account.name)
      saveAccount(localStorage, { ...before, name: account.name });
    if (before?.of !== account.at || before.name !== account.name)
      keepName(localStorage, account.name);
    this.followed = await synchronize();
    visitor.readStorage();
    const now = await get<AccountsHere>('/accounts/me').catch(() => null);
    if (now?.account) this.here = now;
  }

  #forgetEverything(clear: boolean): void {
    forgetAccount(localStorage);
    this.codes = [];
    if (clear)
      for (const key of Object.keys(localStorage))
        if (key.startsWith('biritch.')) localStorage.removeItem(key);
  }
}
