import {
  type DecidedAddress,
  type DownloadResource,
  decideAddress,
  downloadSettings,
  type EndpointValue,
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
  type LinkFacts,
  shouldShowBar,
  shouldShowUpgrade,
} from './download.rules.ts'

export interface DownloadState {
  /** Address of the app for this device; undefined without one. */
  url: DecidedAddress | undefined
  opening: DownloadOpening
  /** Address of the app's own icon; undefined without one. */
  icon: string | undefined
  /** The merchant's description of its app. */
  description: string
  /** Whether the bar and its popup may show. */
  isBarAllowed: boolean
  isUpgradeDue: boolean
}

/**
 * What this visitor is offered to download: settings of the merchant, device, session and rank (RELAY-12); `isClosed` for
 * a bar and popup that were closed in this visit.
 */
export function useDownload(isClosed = false): DownloadState {
  const { origin } = useServices()
  const session = useSession()
  const { resources = [], loginRequired = false, vipLevel, latestVersion } = useDownloadSettings()
  const hasRank = useIsOffered(playerRankProgress) && vipLevel !== undefined
  const rank = useValue(playerRankProgress, {}, { isEnabled: hasRank }).data
  const { phone, isNativeApp, ...facts } = useDeviceFacts()
  const raw = findDownloadUrl(resources, phone)
  const url = raw === undefined ? undefined : decideDownloadAddress(raw, origin)
  return {
    url,
    opening: decideOpening({ url: url ?? '', ...facts }),
    icon: resources.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url,
    description: useDownloadDescription(),
    isBarAllowed: shouldShowBar({
      isNativeApp,
      runMode: facts.runMode,
      hasLink: url !== undefined,
      isClosed,
      vipLevel,
      rank: rank?.rankLevel,
      isLoginRequired: loginRequired,
      hasSession: session !== undefined,
    }),
    isUpgradeDue: shouldShowUpgrade({ appVersion: facts.appVersion, latestVersion, hasLink: url !== undefined }),
  }
}

/** The merchant's description of its app: by language (ENT-16), else the template's (TMPL-07); empty without one. */
export function useDownloadDescription(): string {
  const { language } = useServices()
  const { template, defaultLanguage } = useSettings()
  const { app_desc = [] } = useDownloadSettings()
  return findDownloadText(app_desc, { language, defaultLanguage }) ?? template.app_desc
}

export interface DownloadChoice {
  resourceType: Exclude<DownloadResource['resourceType'], 'AppDownloadIcon'>
  url: DecidedAddress
  opening: DownloadOpening
}

/** All of the merchant's links, for the page that an old app is sent to as well (OPEN-01, OPEN-50). */
export function useDownloadChoices(): DownloadChoice[] {
  const { origin } = useServices()
  const { resources = [] } = useDownloadSettings()
  const { phone: _phone, isNativeApp: _isNativeApp, ...facts } = useDeviceFacts()
  return resources.flatMap(({ resourceType, url: raw }) => {
    const url = decideDownloadAddress(raw, origin)
    if (url === undefined || resourceType === 'AppDownloadIcon') return []
    return [{ resourceType, url, opening: decideOpening({ url, ...facts, appVersion: undefined }) }]
  })
}

function useDownloadSettings(): Partial<EndpointValue<typeof downloadSettings>> {
  const { origin } = useServices()
  const isOffered = useIsOffered(downloadSettings)
  const query = { domain: new URL(origin).hostname }
  return useValue(downloadSettings, { query }, { isEnabled: isOffered }).data ?? {}
}

/** T30: a file of this site, or an https address that the platform has checked. */
function decideDownloadAddress(raw: string, origin: string): DecidedAddress | undefined {
  const own = decideAddress(raw, 'picture', { origin, listed: [] })
  const decision = own.kind === 'own' ? own : decideAddress(raw, 'vendor', { origin, listed: 'checked' })
  return decision.kind === 'refused' ? undefined : decision.url
}

interface DeviceFacts extends Omit<LinkFacts, 'url'> {
  phone: ReturnType<typeof readPhone>
  isNativeApp: boolean
}

/** Of this device; those of a computer's browser in the server's markup. */
function useDeviceFacts(): DeviceFacts {
  const runMode = useRunMode()
  const [facts, setFacts] = useState<Omit<DeviceFacts, 'runMode'>>({
    phone: undefined,
    isNativeApp: false,
    isTelegram: false,
    appVersion: undefined,
    iosMajor: undefined,
  })
  useEffect(() => {
    let isShown = true
    const known = { isTelegram: isInTelegram(), iosMajor: readIosMajor(), phone: readPhone() }
    const isNativeApp = findNativeBridge() !== undefined
    setFacts({ ...known, isNativeApp, appVersion: undefined })
    if (isNativeApp)
      void readAppVersion().then((appVersion) => isShown && setFacts({ ...known, isNativeApp, appVersion }))
    return () => {
      isShown = false
    }
  }, [])
  return { ...facts, runMode }
}
