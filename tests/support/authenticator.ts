import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}

/** A software authenticator with one passkey (WebAuthn level 2, ES256, no attestation), for tests without a browser. */
export class Authenticator {
  readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  private uses = 0;

  constructor(
    private readonly origin: string,
    private readonly flags = USER_PRESENT_AND_VERIFIED,
  ) {}

  /** Responds to passkeyCreationOptions as `startRegistration` does. */
  create({ challenge, rp, user }: Options) {
    this.userHandle = user!.id;
    const authData = Buffer.concat([
      this.authData(rp!.id!, this.flags | HAS_CREDENTIAL),
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.coseKey(),
    ]);
    const attestationObject = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(authData)],
    ]);
    return this.answer({
      clientDataJSON: base64url(this.clientData('webauthn.create', challenge)),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  /** Responds to passkeyRequestOptions as `startAuthentication` does. */
  get({ challenge, rpId }: Options) {
    this.uses += 1;
    const clientData = this.clientData('webauthn.get', challenge);
    const authData = this.authData(rpId!, this.flags);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.keys.privateKey);
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signature),
      userHandle: this.userHandle,
    });
  }

  private answer(response: object) {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authData(rpId: string, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.uses);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  /** RFC 9052: kty EC2, alg ES256, crv P-256, x, y. */
  private coseKey(): Buffer {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string | undefined) => bytes(Buffer.from(value ?? '', 'base64url'));
    return map([
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), coordinate(x)],
      [integer(-3), coordinate(y)],
    ]);
  }
}

/** CBOR (RFC 8949), only the needed part. */
function head(majorType: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(majorType << 5) | size]);
  if (size < 256) return Buffer.from([(majorType << 5) | 24, size]);
  return Buffer.from([(majorType << 5) | 25, size >> 8, size & 0xff]);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()]);
