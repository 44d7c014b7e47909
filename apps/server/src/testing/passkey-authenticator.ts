import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@foyer/contract'

/** What a test may forge in a response; the defaults are those of an honest browser and device. */
export interface PasskeyForgery {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  isUserVerified?: boolean
  isUserPresent?: boolean
  counter?: number
  userHandle?: string
  crossOrigin?: boolean
  topOrigin?: string
}

/** A device with one passkey, as a browser at `origin` reaches it (WebAuthn level 2; ES256, attestation `none`). */
export function createPasskeyAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0
  let userHandle: string | undefined

  function writeClientData(type: string, challenge: string, forged: PasskeyForgery): Buffer {
    const data = {
      type: forged.type ?? type,
      challenge: forged.challenge ?? challenge,
      origin: forged.origin ?? origin,
      crossOrigin: forged.crossOrigin ?? false,
      ...(forged.topOrigin === undefined ? {} : { topOrigin: forged.topOrigin }),
    }
    return Buffer.from(JSON.stringify(data))
  }

  /** Hash of the host, flags, counter; with the key for a new credential. */
  function writeAuthenticatorData(rpId: string, forged: PasskeyForgery, hasKey: boolean): Buffer {
    const { isUserPresent = true, isUserVerified = true } = forged
    const flags = (isUserPresent ? 0x01 : 0) | (isUserVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(forged.counter ?? counter)
    const head = [
      createHash('sha256')
        .update(forged.rpId ?? rpId)
        .digest(),
      Buffer.from([flags]),
      count,
    ]
    if (!hasKey) return Buffer.concat(head)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(credentialId.length)
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    // COSE: key type EC2, algorithm ES256, curve P-256, both coordinates.
    const key = new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    return Buffer.concat([...head, Buffer.alloc(16), length, credentialId, encodeCbor(key)])
  }

  return {
    /** Credential id in base64url. */
    id,
    /** Answers `navigator.credentials.create`. */
    create(options: PasskeyCreation, forged: PasskeyForgery = {}): PasskeyAttestation {
      userHandle = options.user.id
      const authData = writeAuthenticatorData(options.rp.id, forged, true)
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: writeClientData('webauthn.create', options.challenge, forged).toString('base64url'),
          attestationObject: encodeCbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Answers `navigator.credentials.get`; counts the use. */
    get(options: PasskeyRequest, forged: PasskeyForgery = {}): PasskeyAssertion {
      counter += 1
      const authenticatorData = writeAuthenticatorData(options.rpId, forged, false)
      const clientData = writeClientData('webauthn.get', options.challenge, forged)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
      const handle = forged.userHandle ?? userHandle
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
          ...(handle === undefined ? {} : { userHandle: handle }),
        },
      }
    },
  }
}

type Cbor = number | string | Buffer | Map<Cbor, Cbor>

/** The few forms of RFC 8949 that such messages have. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? writeHead(1, -1 - value) : writeHead(0, value)
  if (typeof value === 'string') return Buffer.concat([writeHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([writeHead(2, value.length), value])
  return Buffer.concat([writeHead(5, value.size), ...[...value].flat().map(encodeCbor)])
}

function writeHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 0x100) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff])
}
