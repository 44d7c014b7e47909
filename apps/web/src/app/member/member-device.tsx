import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './member-device.module.css'
import { MemberDeviceFacts } from './member-device-facts.tsx'

/**
 * A tap or a long press opens what support asks about the device, the version of this build among it (MODAL-03..06,
 * OPEN-75).
 */
export function MemberDevice() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.version}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        // A long press on Android, without the browser's own menu.
        onContextMenu={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {t('member.device.title')}
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={t('member.device.title')} closeLabel={t('close')}>
        {isOpen && <MemberDeviceFacts />}
      </Sheet>
    </>
  )
}
