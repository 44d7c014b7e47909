import { webManifest } from '@foyer/contract'
import { useEffect, useState } from 'react'
import { useSettings } from '../../lib/queries.ts'
import { SafeImage } from '../../lib/safe-image.tsx'
import { useServices } from '../../lib/services.tsx'
import { manifestWaitMs, touchIconWaitMs } from './install.constants.ts'

/** Size of the shown icon in the manifest, in pixels. */
const iconSize = '192x192'

export interface AppManifest {
  /** Address of the app's icon; undefined until it is known. */
  icon: string | undefined
  /** `short_name` of the web manifest (PWA-22), the merchant's name until it is loaded. */
  name: string
}

/** The installed app's icon and name by the web manifest, with the Merchant header (PWA-21, CONF-42, PWA-27). */
export function useAppManifest(): AppManifest {
  const { wps, merchant, language } = useServices()
  const { merchantName } = useSettings()
  const [manifest, setManifest] = useState<AppManifest>()
  useEffect(() => {
    let isShown = true
    const query = { merchantCode: merchant, language }
    wps.call(webManifest, { query }, { alert: false, timeoutMs: manifestWaitMs }).then(
      ({ icons, short_name }) => {
        const icon = icons.find(({ sizes }) => sizes === iconSize)?.src
        if (isShown) setManifest({ icon, name: short_name || merchantName })
      },
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [wps, merchant, language, merchantName])
  return manifest ?? { icon: undefined, name: merchantName }
}

/** The app's icon; the merchant's logo until it has arrived, and in its place after 5 s (PWA-28). */
export function InstallAppIcon({
  icon,
  size,
  className,
}: {
  icon: string | undefined
  size: number
  className?: string | undefined
}) {
  const { template } = useSettings()
  const [state, setState] = useState<'waiting' | 'loaded' | 'failed'>('waiting')
  useEffect(() => {
    if (icon === undefined) return undefined
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'failed' : now)), touchIconWaitMs)
    return () => clearTimeout(timer)
  }, [icon])
  const look = { width: size, height: size, className }
  return (
    <>
      {icon !== undefined && state !== 'failed' && (
        <SafeImage
          {...look}
          src={icon}
          hidden={state !== 'loaded'}
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
      {state !== 'loaded' && <SafeImage {...look} src={template.h5_logo} />}
    </>
  )
}
