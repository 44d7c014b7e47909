import { createECDH, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formatWebPushToken } from '@foyer/contract'
import { importSPKI, jwtVerify } from 'jose'
import { decryptPush } from './decrypt-push.ts'

interface Delivery {
  /** Path of the device at the service. */
  device: string
  headers: Record<string, string | string[] | undefined>
  /** Encrypted for Web Push, JSON for Firebase. */
  body: Buffer
}

/** A push service on loopback: Web Push (RFC 8030) below /wp, Firebase's HTTP v1 API and Google's tokens beside it. */
export interface StandInPush {
  url: string
  deliveries: Delivery[]
  /** Status of the next deliveries; default 201 and 200. */
  status: number | undefined
  retryAfter: string | undefined
  /** Body of the next refusals; default `{}`, and Firebase's for a 404. */
  reason: string | undefined
  /** Settings of a merchant's service account that signs with a key known here. */
  account: { projectId: string; clientEmail: string; privateKey: string; tokenUrl: string; sendUrl: string }
  /** Number of access tokens given out. */
  tokens: number
  close(): Promise<void>
}

const ISSUER = 'push@aurora.iam.gserviceaccount.com'

export async function startStandInPush(): Promise<StandInPush> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = (key: typeof publicKey, type: 'spki' | 'pkcs8') => key.export({ format: 'pem', type } as never).toString() // the pair's own types
  const verifier = await importSPKI(pem(publicKey, 'spki'), 'RS256')
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const body = Buffer.concat(chunks)
      const path = request.url ?? ''
      if (path === '/token') {
        const assertion = new URLSearchParams(body.toString()).get('assertion') ?? ''
        const isValid = await jwtVerify(assertion, verifier, { issuer: ISSUER, audience: `${standIn.url}/token` }).then(
          ({ payload }) => payload.scope === 'https://www.googleapis.com/auth/firebase.messaging',
          () => false,
        )
        if (!isValid) return response.writeHead(400).end('{"error":"invalid_grant"}')
        standIn.tokens += 1
        return response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ access_token: `access-${standIn.tokens}`, expires_in: 3600, token_type: 'Bearer' }))
      }
      standIn.deliveries.push({ device: path, headers: request.headers, body })
      const isFirebase = path.startsWith('/v1/')
      const status = standIn.status ?? (isFirebase ? 200 : 201)
      const headers = standIn.retryAfter === undefined ? {} : { 'retry-after': standIn.retryAfter }
      const gone = { error: { code: 404, details: [{ errorCode: 'UNREGISTERED' }] } }
      const reason = standIn.reason ?? (isFirebase && status === 404 ? JSON.stringify(gone) : '{}')
      return response.writeHead(status, headers).end(reason)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a listening TCP server has a port
  const standIn: StandInPush = {
    url,
    deliveries: [],
    status: undefined,
    retryAfter: undefined,
    reason: undefined,
    tokens: 0,
    account: {
      projectId: 'aurora-project',
      clientEmail: ISSUER,
      privateKey: pem(privateKey as never, 'pkcs8'), // a private key, exported by the same call
      tokenUrl: `${url}/token`,
      sendUrl: url,
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return standIn
}

/** Subject and public key of a delivery's signed statement (RFC 8292). @throws when it is not one for this service */
export async function verifyVapid(
  { headers }: Pick<Delivery, 'headers'>,
  audience: string,
): Promise<{ subject: string | undefined; key: string }> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers.authorization)) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const { payload } = await jwtVerify(token, publicKey, { audience, requiredClaims: ['exp'] })
  return { subject: payload.sub, key }
}

/** A browser with a subscription at the stand-in: it decrypts what it receives. */
export interface TestBrowser {
  token: string
  subscription: { endpoint: string; p256dh: string; auth: string }
  /** Content of the deliveries to this browser. */
  read(): unknown[]
}

export function subscribeTestBrowser(standIn: StandInPush): TestBrowser {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys()
  const authSecret = randomBytes(16)
  const path = `/wp/${randomBytes(12).toString('hex')}`
  const text = (bytes: Buffer) => bytes.toString('base64url')
  const subscription = { endpoint: standIn.url + path, p256dh: text(p256dh), auth: text(authSecret) }
  return {
    token: formatWebPushToken(subscription),
    subscription,
    read: () =>
      standIn.deliveries
        .filter(({ device }) => device === path)
        .map(({ body }) => JSON.parse(decryptPush(body, { keys, authSecret }))),
  }
}
