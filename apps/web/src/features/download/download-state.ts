import {
  type DecidedAddress,
  decideAddress,
  downloadSettings,
  findDownloadText,
  playerRankProgress,
} from '@foyer/contract'
import { useEffect, useState } from 'react'
import { useIsOffered, useSettings, useValue } from '../../lib/queries.ts'
import { useServices, useSession } from '../../lib/services.tsx'
import {
  findNativeBridge,
  isInTelegram,
  readAppVersion,
  readIosMajor,
  readPhone,
  useRunMode,
} from '../../platform/index.ts'
import {
  type DownloadOpening,
  decideOpening,
  findDownloadUrl,
  shouldShowBar,
  shouldShowUpgrade,
} from './download.rules.ts'

export interface DownloadState {
  /** Address of the app for this device; undefined without one. */
  url: DecidedAddress | undefined
  opening: DownloadOpening
  /** The merchant's description of its app. */
  description: string
  /** Whether the bar may show, apart from being closed. */
  isBarAllowed: boolean
  isUpgradeDue: boolean
}

/** What this visitor is offered to download: settings of the merchant, device, session and rank (RELAY-12). */
export function useDownload(): DownloadState {
  const { origin, language } = useServices()
  const { template, defaultLanguage } = useSettings()
  const session = useSession()
  const runMode = useRunMode()
  const isOffered = useIsOffered(downloadSettings)
  const { data } = useValue(downloadSettings, { query: { domain: location.hostname } }, { isEnabled: isOffered })
  const { resources = [], loginRequired = false, vipLevel, latestVersion, app_desc = [] } = data ?? {}
  const hasRank = useIsOffered(playerRankProgress) && vipLevel !== undefined
  const rank = useValue(playerRankProgress, {}, { isEnabled: hasRank }).data
  const appVersion = useAppVersion()
  const raw = findDownloadUrl(resources, readPhone())
  const url = raw === undefined ? undefined : decideDownloadAddress(raw, origin)
  const facts = { isTelegram: isInTelegram(), appVersion, iosMajor: readIosMajor(), runMode }
  return {
    url,
    opening: decideOpening({ url: url ?? '', ...facts }),
    description: findDownloadText(app_desc, { language, defaultLanguage }) ?? template.app_desc,
    isBarAllowed: shouldShowBar({
      isNativeApp: findNativeBridge() !== undefined,
      runMode,
      hasLink: url !== undefined,
      isClosed: false,
      vipLevel,
      rank: rank?.rankLevel,
      isLoginRequired: loginRequired,
      hasSession: session !== undefined,
    }),
    isUpgradeDue: shouldShowUpgrade({ appVersion, latestVersion, hasLink: url !== undefined }),
  }
}

/** T30: a file of this site, or an https address that the platform has checked. */
function decideDownloadAddress(raw: string, origin: string): DecidedAddress | undefined {
  const own = decideAddress(raw, 'picture', { origin, listed: [] })
  const decision = own.kind === 'own' ? own : decideAddress(raw, 'vendor', { origin, listed: 'checked' })
  return decision.kind === 'refused' ? undefined : decision.url
}

function useAppVersion(): string | undefined {
  const [version, setVersion] = useState<string>()
  useEffect(() => {
    let isShown = true
    void readAppVersion().then((found) => isShown && setVersion(found))
    return () => {
      isShown = false
    }
  }, [])
  return version
}
