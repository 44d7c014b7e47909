import { reloadServed } from '../lib/reload-served.ts'
import { decideReloadTarget } from '../routes.rules.ts'

/** Delay of an update's reload, in ms (PWA-19, CONF-35, CONST-34). */
export const reloadDelayMs = 200

/** Loads the served build: waits 200 ms, then reloads in place, or opens home (GUARD-17, GUARD-18). */
export function refreshBuild(path: string): void {
  const target = decideReloadTarget(path)
  setTimeout(() => {
    if (target !== path) history.replaceState(history.state, '', target)
    void reloadServed()
  }, reloadDelayMs)
}
