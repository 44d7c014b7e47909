import { Suspense, useState } from 'react'
import { canCloseUpgrade } from '../../features/download/download.rules.ts'
import { useDownload } from '../../features/download/download-state.ts'
import { useText } from '../../lib/i18n.ts'
import { leavePage } from '../../lib/navigation.tsx'
import { useSettings } from '../../lib/queries.ts'
import { findNativeBridge } from '../../platform/index.ts'
import { lazyChunk } from '../../ui/lazy-chunk.tsx'
import { useTurn } from './overlay-turns.tsx'

const Dialog = lazyChunk(async () => (await import('../../ui/dialog.tsx')).Dialog)

/** A newer version of the native app (MODAL-08..12): by the app's store, otherwise by the merchant's link. */
export function AppUpgrade() {
  const t = useText()
  const { isUpgradeDue, url } = useDownload()
  const canClose = canCloseUpgrade(useSettings())
  const [state, setState] = useState<'open' | 'closing' | 'removed'>('open')
  const isTurn = useTurn('upgrade', isUpgradeDue && state !== 'removed')
  if (!isTurn || url === undefined) return null
  const update = () => {
    const call = findNativeBridge()?.call('updateApp')
    void (call ?? Promise.reject(new Error('no bridge'))).catch(() => leavePage(url))
  }
  return (
    <Suspense fallback={null}>
      <Dialog
        title={t('update.app.title')}
        confirmLabel={t('update.app.action')}
        onConfirm={update}
        cancelLabel={canClose ? t('update.later') : undefined}
        isOpen={state === 'open'}
        onClose={() => setState(canClose ? 'closing' : 'open')}
        onClosed={() => setState('removed')}
      >
        <p>{t('update.app.body')}</p>
      </Dialog>
    </Suspense>
  )
}
