// Passkeys in the browser: what the server writes as JSON becomes a request of WebAuthn, and its answer JSON again.
import type { Credential } from '../net/wire';

type Json = Record<string, unknown>;

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whether there can be passkeys here: a browser that knows them, and a page with a name of its own. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname);
  return isSecureContext && 'PublicKeyCredential' in globalThis && !isNumber;
}

/** Makes a passkey; rejects when the person would rather not. */
export async function makePasskey(options: Json): Promise<Credential> {
  const { challenge, user, excludeCredentials, ...others } = options as {
    challenge: string;
    user: { id: string };
    excludeCredentials?: { id: string }[];
  };
  const publicKey = {
    ...others,
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: (excludeCredentials ?? []).map((one) => ({ ...one, id: toBytes(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return { id: toText(made.rawId), client_data: toText(clientDataJSON), attestation: toText(attestationObject) };
}

/** Signs in with a passkey that the person picks; rejects when they would rather not. */
export async function usePasskey(options: Json): Promise<Credential> {
  const publicKey = { ...options, challenge: toBytes(String(options.challenge)) };
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse;
  return {
    id: toText(used.rawId),
    client_data: toText(clientDataJSON),
    authenticator: toText(authenticatorData),
    signature: toText(signature),
  };
}

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** What this device is called in the list of devices, so that its owner knows it again. */
export function deviceName(agent: string): string {
  const find = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(', ');
}
