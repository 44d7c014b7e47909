import { decideImageAddress, webManifest } from '@foyer/contract'
import { useEffect, useState } from 'react'
import { useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { manifestWaitMs, touchIconWaitMs } from './install.constants.ts'

/** Size of the shown icon in the manifest, in pixels. */
const iconSize = '192x192'

interface AppIcon {
  /** Address of the app's icon, otherwise of the merchant's logo; undefined without either. */
  src: string | undefined
  /** `short_name` of the web manifest (PWA-22); undefined until it is loaded. */
  shortName: string | undefined
}

/**
 * The installed app's icon and name by the web manifest, fetched with the Merchant header (PWA-21, CONF-42). The logo
 * and the merchant's name stand in until then; after 10 s for the manifest and 5 s for its icon they stay (PWA-27,
 * PWA-28).
 */
export function useAppIcon(): AppIcon {
  const { wps, origin, merchant, language } = useServices()
  const { imageCDNs, template } = useSettings()
  const [app, setApp] = useState<AppIcon>({
    src: decideImageAddress(template.h5_logo, imageCDNs, origin),
    shortName: undefined,
  })
  useEffect(() => {
    let isShown = true
    async function load() {
      const query = { merchantCode: merchant, language }
      const manifest = await wps.call(webManifest, { query }, { alert: false, timeoutMs: manifestWaitMs })
      const { src = '' } = manifest.icons.find(({ sizes }) => sizes === iconSize) ?? {}
      if (isShown) setApp((old) => ({ ...old, shortName: manifest.short_name || undefined }))
      const icon = decideImageAddress(src, imageCDNs, origin)
      if (icon !== undefined && (await hasLoaded(icon)) && isShown) setApp((old) => ({ ...old, src: icon }))
    }
    load().catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [wps, merchant, language, imageCDNs, origin])
  return app
}

function hasLoaded(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(true)
    picture.onerror = () => resolve(false)
    setTimeout(resolve, touchIconWaitMs, false)
    picture.src = src
  })
}
