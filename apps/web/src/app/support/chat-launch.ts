import {
  createChatAuthKey,
  customerServiceScript,
  type DecidedAddress,
  decideAddress,
  defaultChatLanguage,
  launchChat,
  type SiteSettings,
} from '@foyer/contract'
import type { Services } from '../../lib/services.tsx'
import { WpsError } from '../../lib/wps/wps-error.ts'
import { authKeyTimeoutMs, chatRedirectDelayMs } from './chat-launch.constants.ts'

/** Where a launched chat is: a page of ours, another service's page, or the document of the merchant's script. */
export type ChatPlace =
  | { kind: 'page'; path: string }
  | { kind: 'site'; url: DecidedAddress }
  | { kind: 'frame'; url: DecidedAddress }

interface LaunchDependencies {
  services: Pick<Services, 'wps' | 'session' | 'storage' | 'origin'>
  settings: Pick<SiteSettings, 'template'>
  /** The chat's heading. */
  title: string
  /** Where the chat leads back to. */
  backUrl: string
  signal: AbortSignal
}

/** FOOT-25, CS-12: launches the merchant's chat. @throws WpsError with the server's message (FOOT-27) */
export async function openChat({ services, settings, title, backUrl, signal }: LaunchDependencies): Promise<ChatPlace> {
  const { wps, storage, origin } = services
  const authKey = await findAuthKey(services, signal)
  const { chatUrl } = await wps.call(
    launchChat,
    {
      query: {
        b2c: '1',
        title,
        backUrl,
        language: storage.read('language') ?? defaultChatLanguage,
        headerColor: settings.template.header_color,
        ...(authKey === undefined ? {} : { authKey }),
      },
    },
    { signal },
  )
  // DEC-13: the platform has checked another service's address, which gets no session.
  const own = decideAddress(chatUrl, 'page', { origin, listed: [] })
  if (own.kind === 'own') return { kind: 'page', path: own.path }
  const site = decideAddress(chatUrl, 'vendor', { origin, listed: 'checked' })
  if (site.kind === 'listed') return { kind: 'site', url: site.url }
  throw new WpsError('chat_unavailable', 0)
}

/** CONF-27: the live chat is the merchant's customer-service script; without one it is the chat. */
export async function openLive(dependencies: LaunchDependencies): Promise<ChatPlace> {
  const { wps, origin } = dependencies.services
  const { signal } = dependencies
  const script = await wps.call(customerServiceScript, {}, { signal, alert: false }).catch(() => undefined)
  const decision = decideAddress(script?.frame, 'vendor', { origin, listed: 'checked' })
  return decision.kind === 'listed' ? { kind: 'frame', url: decision.url } : openChat(dependencies)
}

interface LaunchHandlers {
  onPlace: (place: ChatPlace) => void
  onFail: (error: unknown) => void
}

/** Runs one launch (FOOT-25..27): the way to its chat begins 500 ms after the answer. Returns the function that ends it. */
export function startChat(
  launch: (signal: AbortSignal) => Promise<ChatPlace>,
  { onPlace, onFail }: LaunchHandlers,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  launch(signal).then(
    (place) => {
      if (signal.aborted) return
      // A frame opens here: nothing is left.
      if (place.kind === 'frame') onPlace(place)
      else timer = setTimeout(() => onPlace(place), chatRedirectDelayMs)
    },
    (error: unknown) => {
      if (!signal.aborted) onFail(error)
    },
  )
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}

/** CS-14, ERR-33: without a key the chat opens all the same. */
async function findAuthKey(
  { wps, session }: Pick<Services, 'wps' | 'session'>,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!session.get()) return undefined
  const options = { signal, alert: false, timeoutMs: authKeyTimeoutMs }
  return wps.call(createChatAuthKey, { body: {} }, options).catch(() => undefined)
}
