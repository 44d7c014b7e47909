import { useCallback } from 'react'
import { useServices } from '../../lib/services.tsx'
import { readInstallWay, readRunMode } from '../../platform/index.ts'
import { canOfferNow } from './install.rules.ts'
import { type Install, useInstall } from './install-prompt.ts'

export interface InstallOfferState extends Install {
  /** Whether the offer may come on this page. */
  shouldOffer: boolean
  /** Records that it came, once a visit. */
  markOffered: () => void
}

/** Whether the installation is offered unasked, by the refusals of this browser. */
export function useInstallOffer(isPageAllowed: boolean): InstallOfferState {
  const { storage } = useServices()
  const install = useInstall()
  const markOffered = useCallback(() => void storage.write('installOffered', '1'), [storage])
  const shouldOffer = canOfferNow({
    isPageAllowed,
    runMode: readRunMode(),
    way: readInstallWay(),
    hasPrompt: install.hasPrompt,
    dismissals: storage.read('installDismissals') ?? 0,
    wasOffered: storage.read('installOffered') === '1',
    hasOverlay: false,
  })
  return { ...install, shouldOffer, markOffered }
}
