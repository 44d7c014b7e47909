import type { FastifyInstance } from 'fastify'
import { createHttpClient, type HttpClient } from '../../http/http-client.ts'
import type { IdentitySettings } from '../identity/connect-identities.ts'
import { createFirebasePhone, FIREBASE_API_URL } from './firebase-phone.ts'
import type { CodeProvider, CodeProviderFinder, MessageProviders } from './messages.ts'
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

/** Firebase of the merchants that have it as their sms provider; the settings name a stand-in. */
export function connectCodeProviders(app: FastifyInstance, settings: IdentitySettings): CodeProviderFinder {
  const known = new Map<string, CodeProvider>()
  const httpClients: HttpClient[] = []
  app.addHook('onClose', async () => void (await Promise.all(httpClients.map((client) => client.close()))))
  return ({ code, settings: { smsProvider } }) => {
    const { firebase, apiKey } = smsProvider
    if (!firebase || !apiKey) return undefined
    const name = JSON.stringify([code, apiKey])
    const found = known.get(name)
    if (found) return found
    const emulator = Object.hasOwn(settings, code) ? settings[code]?.firebase?.emulatorUrl : undefined
    const apiUrl = emulator ? `${emulator}/identitytoolkit.googleapis.com` : FIREBASE_API_URL
    const httpClient = createHttpClient({ allowedBaseUrls: [apiUrl] })
    httpClients.push(httpClient)
    const provider = createFirebasePhone({ apiUrl, apiKey, httpClient })
    known.set(name, provider)
    return provider
  }
}

function connectGateway(app: FastifyInstance, settings: SmsGatewaySettings) {
  const httpClient = createHttpClient({ allowedBaseUrls: [settings.url] })
  app.addHook('onClose', () => httpClient.close())
  return createSmsGateway(settings, httpClient)
}
