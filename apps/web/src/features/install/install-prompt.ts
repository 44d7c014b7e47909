import { useEffect, useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { useServices } from '../../lib/services.tsx'
import { findInstallPrompt, type InstallPrompt, showInstallPrompt } from '../../platform/index.ts'
import { useNotices } from '../../ui/notices.tsx'
import { installingMs } from './install.constants.ts'
import { markDismissed, markRemoved } from './install-marks.ts'

export interface Install {
  /** Whether the browser offers a prompt of its own. */
  hasPrompt: boolean
  /** Shows it; resolves to whether it was accepted. */
  install: () => Promise<boolean>
}

/** The browser's own prompt, as far as it has one (PWA-03..07, PWA-11). */
export function useInstall(): Install {
  const t = useText()
  const notices = useNotices()
  const { storage } = useServices()
  const [prompt, setPrompt] = useState<InstallPrompt>()
  useEffect(() => {
    let isShown = true
    void findInstallPrompt().then((found) => {
      if (!found) return
      markRemoved(storage)
      if (isShown) setPrompt(found)
    })
    return () => {
      isShown = false
    }
  }, [storage])
  return {
    hasPrompt: prompt !== undefined,
    install: async () => {
      if (!prompt) return false
      setPrompt(undefined)
      const outcome = await showInstallPrompt(prompt).catch(() => 'dismissed' as const)
      if (outcome === 'accepted') notices.toast(t('a2hs_installing'), { durationMs: installingMs, tone: 'good' })
      else markDismissed(storage)
      return outcome === 'accepted'
    },
  }
}
