import type { LoginIdentity } from '@foyer/contract'

type TelegramAuth = NonNullable<LoginIdentity['telegramAuth']>

/** Name of the channel between the login page and Telegram's window, for one login. */
const nameChannel = (state: string) => `telegram-${state}`

/** How long the waiting window has to take a result, in milliseconds. */
const takenMs = 400
/** How often a closed window is looked for, and how long its result may still be on the way, in milliseconds. */
const closedCheckMs = 500
const lateMs = 8_000
/** Longest wait for a result, in milliseconds. */
const maxWaitMs = 300_000

/** Waits for the result of Telegram's window; undefined when it closes without one, or after five minutes. */
export function receiveTelegramResult(state: string, isClosed: () => boolean): Promise<TelegramAuth | undefined> {
  const channel = new BroadcastChannel(nameChannel(state))
  return new Promise<TelegramAuth | undefined>((resolve) => {
    const startedAt = performance.now()
    let closedAt: number | undefined
    const timer = setInterval(() => {
      const now = performance.now()
      if (isClosed()) closedAt ??= now
      if (now - startedAt > maxWaitMs || (closedAt !== undefined && now - closedAt > lateMs)) finish(undefined)
    }, closedCheckMs)
    const finish = (auth: TelegramAuth | undefined) => {
      clearInterval(timer)
      channel.close()
      resolve(auth)
    }
    channel.onmessage = ({ data }: MessageEvent<{ auth?: TelegramAuth }>) => {
      if (!data.auth) return
      channel.postMessage({ isTaken: true })
      finish(data.auth)
    }
  })
}

/** Hands a result to the waiting window; whether one has taken it, after which this window closes. */
export function sendTelegramResult(state: string, auth: TelegramAuth): Promise<boolean> {
  if (!('BroadcastChannel' in globalThis)) return Promise.resolve(false)
  const channel = new BroadcastChannel(nameChannel(state))
  return new Promise<boolean>((resolve) => {
    const finish = (isTaken: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(isTaken)
      if (isTaken) globalThis.close()
    }
    const timer = setTimeout(() => finish(false), takenMs)
    channel.onmessage = ({ data }: MessageEvent<{ isTaken?: boolean }>) => data.isTaken && finish(true)
    channel.postMessage({ auth })
  })
}
