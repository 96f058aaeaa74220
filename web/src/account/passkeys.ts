/** Passkeys: the browser's WebAuthn, with what the server asks and wants as JSON. */
type Json = Record<string, unknown>;

export const canPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && Boolean(navigator.credentials);

export const decodeBytes = (text: unknown): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(String(text).replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

export const encodeBytes = (buffer: ArrayBuffer | null): string =>
  buffer
    ? btoa(String.fromCharCode(...new Uint8Array(buffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '')
    : '';

const readDescriptors = (list: unknown): PublicKeyCredentialDescriptor[] =>
  ((list as Json[] | undefined) ?? []).map(
    (each) =>
      ({ ...each, id: decodeBytes(each['id']) }) as unknown as PublicKeyCredentialDescriptor,
  );

/** Create a passkey from *options*; null if the user or the browser refuses. */
export async function createPasskey(options: Json): Promise<Json | null> {
  const user = options['user'] as Json;
  const asked = {
    ...options,
    challenge: decodeBytes(options['challenge']),
    user: { ...user, id: decodeBytes(user['id']) },
    excludeCredentials: readDescriptors(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials
    .create({ publicKey: asked })
    .catch(() => null)) as PublicKeyCredential | null;
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return makeAnswer(made, { attestationObject: encodeBytes(response.attestationObject) });
}

/** Sign with a passkey of this site; null if the user or the browser refuses. */
export async function usePasskey(options: Json): Promise<Json | null> {
  const asked = {
    ...options,
    challenge: decodeBytes(options['challenge']),
    allowCredentials: readDescriptors(options['allowCredentials']),
  } as unknown as PublicKeyCredentialRequestOptions;
  const found = (await navigator.credentials
    .get({ publicKey: asked })
    .catch(() => null)) as PublicKeyCredential | null;
  if (!found) return null;
  const response = found.response as AuthenticatorAssertionResponse;
  return makeAnswer(found, {
    authenticatorData: encodeBytes(response.authenticatorData),
    signature: encodeBytes(response.signature),
    userHandle: encodeBytes(response.userHandle),
  });
}

const makeAnswer = (key: PublicKeyCredential, more: Json): Json => ({
  id: key.id,
  rawId: encodeBytes(key.rawId),
  type: key.type,
  response: { ...more, clientDataJSON: encodeBytes(key.response.clientDataJSON) },
});

/** What a browser is called in a list: its name and what it runs on. */
export function browserName(agent: string): string {
  const name = [
    ['Edg', 'Edge'],
    ['OPR', 'Opera'],
    ['SamsungBrowser', 'Samsung Internet'],
    ['Firefox', 'Firefox'],
    ['FxiOS', 'Firefox'],
    ['CriOS', 'Chrome'],
    ['Chrome', 'Chrome'],
    ['Safari', 'Safari'],
  ].find(([sign]) => agent.includes(sign as string))?.[1];
  const where = [
    ['iPhone', 'iPhone'],
    ['iPad', 'iPad'],
    ['Android', 'Android'],
    ['Windows', 'Windows'],
    ['Mac OS', 'macOS'],
    ['CrOS', 'ChromeOS'],
    ['Linux', 'Linux'],
  ].find(([sign]) => agent.includes(sign as string))?.[1];
  return [name, where].filter(Boolean).join(' · ');
}
