import type { IdentityProviderName } from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { createHttpClient, type HttpClient } from '../../http/http-client.ts'
import { createFirebase, FIREBASE_KEYS_URL, type FirebaseSettings } from './firebase.ts'
import type { IdentityProvider } from './identity.ts'
import { createJwkSet } from './jwk-set.ts'
import { createLine, LINE_API_URL, LINE_AUTHORIZE_URL, type LineSettings } from './line.ts'
import { createMaya, createMayaTokens, type MayaSettings, type MayaTokens } from './maya.ts'
import { createTelegram, type TelegramSettings } from './telegram.ts'

/** Identity providers of one merchant. */
export interface IdentityProviderSettings {
  firebase?: FirebaseSettings | undefined
  line?: LineSettings | undefined
  telegram?: TelegramSettings | undefined
  maya?: MayaSettings | undefined
}

/** By merchant code. */
export type IdentitySettings = Readonly<Partial<Record<string, IdentityProviderSettings>>>

/** Finds a merchant's provider; undefined for one that is not connected. */
export type IdentityFinder = <N extends IdentityProviderName>(
  merchant: string,
  name: N,
) => IdentityProvider<N> | undefined

/** Providers of one merchant; a client of the network is closed with the app. */
type Providers = { readonly [N in IdentityProviderName]?: IdentityProvider<N> | undefined }

/**
 * Every provider, from the merchant's settings of it; Firebase needs none. `connect` returns a client restricted to the
 * given bases.
 */
function createProviders(
  { firebase: { keysUrl = FIREBASE_KEYS_URL } = {}, line, telegram, maya }: IdentityProviderSettings,
  connect: (baseUrls: readonly string[]) => HttpClient,
): Providers {
  const { apiUrl = LINE_API_URL } = line ?? {}
  return {
    firebase: createFirebase(createJwkSet(keysUrl, connect([keysUrl]))),
    line: line && createLine({ ...line, apiUrl, httpClient: connect([apiUrl]) }),
    telegram: telegram && createTelegram(telegram),
    maya: maya && createMaya({ ...maya, httpClient: connect([maya.apiUrl]) }),
  }
}

/** What browsers know of a merchant's bot (TG-05). */
export interface TelegramPage {
  botId: string
  authDomain?: string | undefined
  authUrl?: string | undefined
}

/** The bots of the merchants that have Telegram; a bot's id begins its token. */
export function createTelegramPageFinder(settings: IdentitySettings): (merchant: string) => TelegramPage | undefined {
  return (merchant) => {
    const telegram = Object.hasOwn(settings, merchant) ? settings[merchant]?.telegram : undefined
    if (!telegram) return undefined
    const { botToken, authDomain, authUrl } = telegram
    return { botId: botToken.split(':')[0] ?? '', authDomain, authUrl }
  }
}

/** Line's login page for the merchants that have Line. */
export function createLinePageFinder(settings: IdentitySettings): (merchant: string) => string | undefined {
  return (merchant) => {
    const line = Object.hasOwn(settings, merchant) ? settings[merchant]?.line : undefined
    return line && (line.authorizeUrl ?? LINE_AUTHORIZE_URL)
  }
}

/** Origin of the stand-in of Firebase and its vendors, for the merchants that have one. */
export function createEmulatorFinder(settings: IdentitySettings): (merchant: string) => string | undefined {
  return (merchant) => (Object.hasOwn(settings, merchant) ? settings[merchant]?.firebase?.emulatorUrl : undefined)
}

/** Clients of the network that are closed with the app. */
function createConnect(app: FastifyInstance): (baseUrls: readonly string[]) => HttpClient {
  const httpClients: HttpClient[] = []
  app.addHook('onClose', async () => void (await Promise.all(httpClients.map((client) => client.close()))))
  return (allowedBaseUrls) => {
    const client = createHttpClient({ allowedBaseUrls })
    httpClients.push(client)
    return client
  }
}

/** Connects the providers of each merchant in the settings, and Firebase for all. */
export function connectIdentities(app: FastifyInstance, settings: IdentitySettings): IdentityFinder {
  const connect = createConnect(app)
  const known = new Map<string, Providers>(
    Object.entries(settings).map(([merchant, own = {}]) => [merchant, createProviders(own, connect)]),
  )
  const standard = createProviders({}, connect)
  return (merchant, name) => (known.get(merchant) ?? standard)[name]
}

/** Maya's tokens for the merchants that have Maya. */
export function connectMayaTokens(
  app: FastifyInstance,
  settings: IdentitySettings,
): (merchant: string) => MayaTokens | undefined {
  const connect = createConnect(app)
  const known = new Map<string, MayaTokens>()
  for (const [merchant, { maya } = {}] of Object.entries(settings))
    if (maya) known.set(merchant, createMayaTokens({ ...maya, httpClient: connect([maya.apiUrl]) }))
  return (merchant) => known.get(merchant)
}
