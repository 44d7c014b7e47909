import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

/** Lifetime of an ID token, and of a key before its successor signs, in seconds. */
const TOKEN_SECONDS = 3_600
const KEY_SECONDS = 6 * 3_600
/** Keys that stay published: tokens outlive the turn of their key. */
const PUBLISHED_KEYS = 2
/** Maximum codes and tokens that wait for their exchange. */
const MAX_PENDING = 1_000

/** A made-up person at one sign-in provider. */
export interface FirebasePerson {
  uid: string
  name: string
  /** `google.com` and the like. */
  provider: string
}

export interface FirebaseTokens {
  idToken: string
  refreshToken: string
  expiresIn: string
}

/** People, codes and tokens of the demo's one project. */
export interface FirebaseAccounts {
  /** The person of this id at a provider. */
  findPerson(person: { id: string; name: string }, provider: string): FirebasePerson
  /** A single-use code or token of a vendor, for the exchange at Firebase. */
  issueCode(person: FirebasePerson): string
  redeemCode(code: string): FirebasePerson | undefined
  /** Signs an ID token; `changes` replace claims. */
  signIn(person: FirebasePerson, changes?: Record<string, unknown>): Promise<FirebaseTokens>
  findByToken(idToken: string): FirebasePerson | undefined
  /** The next token has a new key. */
  rotate(): Promise<void>
  readKeys(): Promise<{ keys: JWK[] }>
}

export function createFirebaseAccounts(projectId: string, nowMs: () => number = Date.now): FirebaseAccounts {
  const codes = new Map<string, FirebasePerson>()
  const signedIn = new Map<string, FirebasePerson>()
  const keys: { kid: string; pair: Awaited<ReturnType<typeof generateKeyPair>>; madeAt: number }[] = []

  async function rotate(): Promise<void> {
    const pair = await generateKeyPair('RS256', { extractable: true })
    keys.unshift({ kid: randomBytes(20).toString('hex'), pair, madeAt: nowMs() })
    keys.length = Math.min(keys.length, PUBLISHED_KEYS)
  }

  async function findKey() {
    const [newest] = keys
    if (!newest || newest.madeAt + KEY_SECONDS * 1_000 < nowMs()) await rotate()
    const [key] = keys
    if (!key) throw new Error('no key was made')
    return key
  }

  return {
    findPerson: ({ id, name }, provider) => ({ uid: digest(`${provider}:${id}`).slice(0, 28), name, provider }),
    issueCode(person) {
      const code = randomUUID()
      remember(codes, code, person)
      return code
    },
    redeemCode(code) {
      const person = codes.get(code)
      codes.delete(code)
      return person
    },
    async signIn(person, changes = {}) {
      const { kid, pair } = await findKey()
      const now = Math.floor(nowMs() / 1_000)
      const identities = { [person.provider]: [digest(person.uid).slice(0, 21)] }
      const firebase = { identities, sign_in_provider: person.provider }
      // Signing is deterministic: two tokens of one second differ by their id.
      const claims = { jti: randomUUID(), name: person.name, auth_time: now, user_id: person.uid, firebase, ...changes }
      const idToken = await new SignJWT({ iat: now, exp: now + TOKEN_SECONDS, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(`https://securetoken.google.com/${projectId}`)
        .setAudience(projectId)
        .setSubject(person.uid)
        .sign(pair.privateKey)
      remember(signedIn, idToken, person)
      return { idToken, refreshToken: randomUUID(), expiresIn: String(TOKEN_SECONDS) }
    },
    findByToken: (idToken) => signedIn.get(idToken),
    rotate,
    async readKeys() {
      await findKey()
      const published = keys.map(async ({ kid, pair }) => ({
        ...(await exportJWK(pair.publicKey)),
        kid,
        alg: 'RS256',
        use: 'sig',
      }))
      return { keys: await Promise.all(published) }
    },
  }
}

function remember(list: Map<string, FirebasePerson>, key: string, person: FirebasePerson): void {
  list.set(key, person)
  const [oldest] = list.keys()
  if (list.size > MAX_PENDING && oldest !== undefined) list.delete(oldest)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
