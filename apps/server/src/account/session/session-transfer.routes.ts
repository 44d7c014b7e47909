import { createSessionTransferCode, decideAddress, exchangeSessionTransfer, parseWebAddress } from '@foyer/contract'
import type { Database } from '@foyer/database'
import { hashSecret } from '../../hash-secret.ts'
import type { Call } from '../../http/call.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import { lockMember } from '../../member/index.ts'
import { makeSecret } from './session.service.ts'
import {
  askSessionTransfer,
  consumeSessionTransfer,
  findSessionTransferMember,
  insertSessionTransfer,
} from './session.store.ts'
import { type AnswerDependencies, answerLogin } from './session-login.service.ts'

/** Lifetime of a session transfer code: 60 s (DEC-12). */
const SESSION_TRANSFER_MS = 60_000
/** Time in which the browser's member answers whether the code's member replaces them (T2). */
const SESSION_TRANSFER_ANSWER_MS = 300_000

/** A session goes on at another host of the merchant by a code (DEC-12). */
export function registerSessionTransferRoutes(registry: Registry, dependencies: AnswerDependencies): void {
  registry.on(createSessionTransferCode, (call) => issueCode(dependencies, call))
  registry.on(exchangeSessionTransfer, (call) => exchangeCode(dependencies, call), { limit: 'register' })
}

async function issueCode(
  { database }: { database: Database },
  { merchant, session, body, caller }: Call<typeof createSessionTransferCode>,
) {
  const place = { origin: caller.origin, listed: merchant.settings.allowedOrigins }
  // The target is absolute: a relative one needs no code to reach us.
  const decision = decideAddress(parseWebAddress(body.target)?.href, 'outside', place)
  if (decision.kind === 'refused') throw new ServiceError('invalid_input', [{ path: 'target', rule: 'field.invalid' }])
  const { origin } = new URL(decision.url)
  if (decision.kind === 'foreign') return { code: null, origin }
  const code = makeSecret()
  await database.transaction(
    (tx) =>
      insertSessionTransfer(tx, {
        merchant: merchant.code,
        codeHash: hashSecret(code),
        sessionId: session.id,
        memberId: session.memberId,
        origin,
        expiresAt: new Date(Date.now() + SESSION_TRANSFER_MS),
      }),
    { merchant: merchant.code },
  )
  return { code, origin }
}

/** A browser with another member's session is asked before the code replaces it (T2). */
async function exchangeCode(
  dependencies: AnswerDependencies,
  { merchant, body, caller }: Call<typeof exchangeSessionTransfer>,
) {
  const { currentMemberId, loginDeviceId: deviceId } = body
  const codeHash = hashSecret(body.code)
  const transfer = { merchant: merchant.code, codeHash, origin: caller.origin, deviceId }
  if (currentMemberId !== undefined && !body.isSwitch) {
    const question = { memberId: currentMemberId, answerMs: SESSION_TRANSFER_ANSWER_MS }
    const userName = await dependencies.database.transaction((tx) => askSessionTransfer(tx, transfer, question), {
      merchant: merchant.code,
    })
    if (userName !== undefined) return { otherUser: { userName } }
  }
  return answerLogin(dependencies, { merchant, caller, deviceId }, async (tx) => {
    const memberId = await findSessionTransferMember(tx, merchant.code, codeHash)
    const member = memberId && (await lockMember(tx, merchant.code, memberId))
    const handed = member && (await consumeSessionTransfer(tx, transfer))
    if (!handed) throw new ServiceError('handoff_invalid')
    return { member, handed }
  })
}
