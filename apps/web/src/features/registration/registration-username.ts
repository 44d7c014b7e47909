import { checkUsername, findUsernameProblem, normalizeUsername } from '@foyer/contract'
import { useEffect, useMemo, useState } from 'react'
import { useIsOffered } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { MAX_CHECKED_USERNAMES, usernameCheckDelayMs } from './registration.constants.ts'

export interface UsernameCheck {
  /** Takes each edit of the field. */
  check(text: string): void
  stop(): void
}

/**
 * Checks a valid user name after a pause in typing, each name once. `show` has undefined while nobody knows the answer:
 * before it, without a network, above the server's limit.
 * @param ask answers null where the server does not say it
 */
export function createUsernameCheck(
  ask: (username: string, signal: AbortSignal) => Promise<boolean | null>,
  show: (isFree: boolean | undefined) => void,
): UsernameCheck {
  const known = new Map<string, boolean>()
  let current: AbortController | undefined
  const find = async (username: string, signal: AbortSignal) => {
    await new Promise((resolve) => setTimeout(resolve, usernameCheckDelayMs))
    if (signal.aborted) return
    const isFree = await ask(username, signal)
    if (signal.aborted || isFree === null) return
    if (known.size < MAX_CHECKED_USERNAMES) known.set(username, isFree)
    show(isFree)
  }
  return {
    check(text) {
      current?.abort()
      const username = normalizeUsername(text)
      show(known.get(username))
      if (known.has(username) || findUsernameProblem(username) !== undefined) return
      current = new AbortController()
      find(username, current.signal).catch(() => undefined)
    },
    stop: () => current?.abort(),
  }
}

/** Whether the typed user name is free, and the function for its edits. The registration never waits for it (T12). */
export function useUsernameCheck(): { isFree: boolean | undefined; check: UsernameCheck['check'] } {
  const { wps } = useServices()
  const isOffered = useIsOffered(checkUsername)
  const [isFree, setFree] = useState<boolean>()
  const { check, stop } = useMemo(
    () =>
      createUsernameCheck(async (username, signal) => {
        if (!isOffered) return null
        return (await wps.call(checkUsername, { body: { username } }, { alert: false, signal })).isFree
      }, setFree),
    [wps, isOffered],
  )
  useEffect(() => stop, [stop])
  return { isFree, check }
}
