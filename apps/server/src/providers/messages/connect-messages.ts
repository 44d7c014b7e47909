import type { FastifyInstance } from 'fastify'
import { createHttpClient } from '../../http/http-client.ts'
import type { MessageProviders } from './messages.ts'
import { outboxProvider } from './outbox.ts'
import { createSmsGateway, type SmsGatewaySettings } from './sms-gateway.ts'
import { createSmtpProvider, type SmtpSettings } from './smtp.ts'

/** Providers of messages to connect. */
export interface MessageSettings {
  sms?: SmsGatewaySettings | undefined
  email?: SmtpSettings | undefined
  /** The demo's outbox takes each channel without a provider of its own. */
  hasOutbox: boolean
}

export function connectMessages(app: FastifyInstance, { sms, email, hasOutbox }: MessageSettings): MessageProviders {
  const spare = hasOutbox ? outboxProvider : undefined
  const providers = { sms: sms ? connectGateway(app, sms) : spare, email: email ? createSmtpProvider(email) : spare }
  app.addHook('onClose', async () => providers.email?.close?.())
  for (const [channel, provider] of Object.entries(providers))
    if (!provider) app.log.warn({ channel }, 'no message provider is connected: no codes on this channel')
  return Object.fromEntries(Object.entries(providers).filter(([, provider]) => provider !== undefined))
}

function connectGateway(app: FastifyInstance, settings: SmsGatewaySettings) {
  const httpClient = createHttpClient({ allowedBaseUrls: [settings.url] })
  app.addHook('onClose', () => httpClient.close())
  return createSmsGateway(settings, httpClient)
}
