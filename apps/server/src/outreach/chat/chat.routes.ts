import {
  chatUnreadCount,
  createChatAuthKey,
  decideAddress,
  type EndpointValue,
  isLanguage,
  languages,
  launchChat,
} from '@foyer/contract'
import type { Database } from '@foyer/database'
import type { DataCipher } from '../../db/data-cipher.ts'
import type { Call, Caller } from '../../http/call.ts'
import type { Session } from '../../http/identity.ts'
import type { Registry } from '../../http/registry.ts'
import { ServiceError } from '../../http/service-error.ts'
import type { Merchant } from '../../merchant/index.ts'
import type { ChatFinder } from '../../providers/chat/connect-chat.ts'
import { findChatKey, saveChatKey } from './chat.store.ts'
import { AUTH_KEY_SECONDS, isAuthKey, writeAuthKey } from './chat-auth-key.rules.ts'

interface ChatDependencies {
  database: Database
  findChat: ChatFinder
  /** Encrypts the services' keys of members. */
  keys: DataCipher
  /** Signs the keys of the call. */
  authKeySecret: Buffer
}

/** The merchant's chat: its launch, and what is unread there (RELAY-01, RELAY-02, RELAY-26). */
export function registerChatRoutes(registry: Registry, dependencies: ChatDependencies): void {
  const { authKeySecret } = dependencies

  registry.on(createChatAuthKey, async ({ merchant, session }) =>
    writeAuthKey(authKeySecret, ownerOf(merchant, session), nowSeconds() + AUTH_KEY_SECONDS),
  )

  registry.on(launchChat, (call) => openChat(dependencies, call), { limit: 'chat' })

  registry.on(chatUnreadCount, (call) => countUnread(dependencies, call), { limit: 'chat' })
}

async function openChat(
  dependencies: ChatDependencies,
  { merchant, session, query, caller }: Call<typeof launchChat>,
): Promise<EndpointValue<typeof launchChat>> {
  const { findChat, authKeySecret } = dependencies
  const { authKey, language, backUrl } = query
  const isNamed =
    session !== null &&
    authKey !== undefined &&
    isAuthKey(authKeySecret, authKey, ownerOf(merchant, session), nowSeconds())
  const launched = await findChat(merchant.code).launch({
    merchant: merchant.code,
    member: isNamed
      ? { id: session.memberId, username: session.username, key: await readKey(dependencies, merchant, session) }
      : undefined,
    languageTag: languages[isLanguage(language) ? language : caller.language].tag,
    backUrl: decideBackUrl(backUrl, merchant, caller),
  })
  if (launched.outcome === 'unavailable') throw new ServiceError('chat_unavailable')
  if (isNamed && launched.key !== undefined) await keepKey(dependencies, merchant, session, launched.key)
  return { chatUrl: launched.chatUrl }
}

async function countUnread(
  dependencies: ChatDependencies,
  { merchant, session }: Call<typeof chatUnreadCount>,
): Promise<EndpointValue<typeof chatUnreadCount>> {
  const key = await readKey(dependencies, merchant, session)
  const { findChat } = dependencies
  const counted = await findChat(merchant.code).countUnread(merchant.code, { id: session.memberId, key })
  if (counted.outcome === 'unavailable') throw new ServiceError('chat_unavailable')
  return { unReadCount: counted.count }
}

function ownerOf(merchant: Merchant, { memberId, id }: Session) {
  return { merchant: merchant.code, memberId, sessionId: id }
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1_000)
}

/** DEC-13: a page of the merchant's own or listed hosts; anything else becomes home. */
function decideBackUrl(raw: string | undefined, { settings }: Merchant, { origin }: Caller): string {
  const decision = decideAddress(raw, 'outside', { origin, listed: settings.allowedOrigins })
  return decision.kind === 'own' || decision.kind === 'listed' ? decision.url : `${origin}/m/home`
}

async function readKey({ database, keys }: ChatDependencies, { code }: Merchant, { memberId }: Session) {
  const stored = await database.transaction((tx) => findChatKey(tx, code, memberId), { merchant: code })
  return stored && keys.decrypt(stored, [code, memberId]).toString('utf8')
}

async function keepKey({ database, keys }: ChatDependencies, { code }: Merchant, { memberId }: Session, key: string) {
  const contact = { merchant: code, memberId, key: keys.encrypt(Buffer.from(key), [code, memberId]) }
  await database.transaction((tx) => saveChatKey(tx, contact), { merchant: code })
}
