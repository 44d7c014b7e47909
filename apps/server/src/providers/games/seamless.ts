import type { HttpClient } from '../../http/http-client.ts'
import { type GameProvider, probeAddress } from './games.ts'

/** A vendor that is connected by docs/seamless-wallet.md alone. */
export interface GameVendorSettings {
  /** Display name. */
  name: string
  /** Address to which players are sent. */
  playUrl: string
  /** Answers below 500 while the vendor can serve players; default: the play address without a token. */
  healthUrl?: string | undefined
  /** Signs its wallet calls. */
  secret: string
}

export function createSeamlessProvider(
  code: string,
  { name, playUrl, healthUrl = playUrl }: Omit<GameVendorSettings, 'secret'>,
  httpClient: HttpClient,
): GameProvider {
  return {
    code,
    name,
    origins: [new URL(playUrl).origin],
    probe: () => probeAddress(httpClient, healthUrl),
    makeGameUrl({ token, gameCode, language }) {
      const url = new URL(playUrl)
      url.searchParams.set('token', token)
      url.searchParams.set('game', gameCode)
      url.searchParams.set('language', language)
      return url.href
    },
  }
}
