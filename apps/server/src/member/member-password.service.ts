import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { ServiceError } from '../http/service-error.ts'

const derive = promisify(argon2)

/** argon2id at OWASP's second choice: 19 MiB, two passes, one lane; about 20 ms on a small server. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const TAG_BYTES = 32
const HASH_FORM = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

/** Maximum waiting derivations; beyond it a call is refused to protect the memory. */
const QUEUE_LIMIT = 64
/** Running derivations: a processor and a thread of Node.js's pool are left for everything else. */
const RUNNING_LIMIT = Math.min(3, Math.max(1, availableParallelism() - 1))

/** A password in its stored PHC form. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await deriveInTurn(password, salt)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${toText(salt)}$${toText(tag)}`
}

/** Verifies a password; without a hash the same work is done and the result is false (DEC-15). */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const [, salt, tag] = HASH_FORM.exec(hash ?? '') ?? []
  const derived = await deriveInTurn(
    password,
    salt === undefined ? randomBytes(SALT_BYTES) : Buffer.from(salt, 'base64'),
  )
  return tag !== undefined && timingSafeEqual(derived, Buffer.from(tag, 'base64'))
}

let running = 0
const waiting: (() => void)[] = []

async function deriveInTurn(password: string, salt: Buffer): Promise<Buffer> {
  if (running >= RUNNING_LIMIT) {
    if (waiting.length >= QUEUE_LIMIT) throw new ServiceError('service_unavailable')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, ...cost, tagLength: TAG_BYTES })
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
