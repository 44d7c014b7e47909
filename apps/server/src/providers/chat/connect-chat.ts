import type { FastifyInstance } from 'fastify'
import { createHttpClient } from '../../http/http-client.ts'
import type { ChatProvider } from './chat.ts'
import { type ChatwootSettings, createChatwoot } from './chatwoot.ts'
import { createDeskChat, type DeskUnreadCounter } from './desk.ts'

/** Chats by merchant code; a merchant without one has the embedded desk. */
export type ChatConfig = Readonly<Partial<Record<string, { chatwoot: ChatwootSettings }>>>

/** The chat of a merchant, by its code. */
export type ChatFinder = (merchant: string) => ChatProvider

export function connectChat(
  app: FastifyInstance,
  { config = {}, countDeskUnread }: { config: ChatConfig | undefined; countDeskUnread: DeskUnreadCounter },
): ChatFinder {
  const desk = createDeskChat(countDeskUnread)
  const providers = new Map<string, ChatProvider>()
  for (const [merchant, settings] of Object.entries(config)) {
    if (!settings) continue
    const { chatwoot } = settings
    const httpClient = createHttpClient({ allowedBaseUrls: [chatwoot.url] })
    app.addHook('onClose', () => httpClient.close())
    providers.set(merchant, createChatwoot({ ...chatwoot, httpClient }))
  }
  return (merchant) => providers.get(merchant) ?? desk
}
