import { type FlagValues, hasFlag } from '@foyer/contract'
import { useSettings } from '../../lib/queries.ts'
import { type RunMode, useIsNativeApp, useRunMode } from '../../platform/index.ts'

/** GAME-04: with the flag a game starts only in the app or from the home screen. */
export function mayStartHere(
  settings: { whitelabelVal: FlagValues },
  place: { runMode: RunMode; isNativeApp: boolean },
): boolean {
  return !hasFlag(settings, 'STARTGAMEINAPP3') || place.isNativeApp || place.runMode !== 'browser'
}

/** The same for a screen; as in a browser in the server's markup. */
export function useMayStartHere(): boolean {
  const settings = useSettings()
  const runMode = useRunMode()
  const isNativeApp = useIsNativeApp()
  return mayStartHere(settings, { runMode, isNativeApp })
}
