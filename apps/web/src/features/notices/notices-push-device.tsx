import { pushSettings } from '@foyer/contract'
import type { MessageId } from '@foyer/messages'
import { Button, buttonClass } from '@foyer/ui/button'
import { useBusy } from '@foyer/ui/use-busy'
import { Bell, BellOff } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import { Link } from '../../lib/navigation.tsx'
import { bindDevice, dropDevice, isPushOffered } from '../../lib/push/push.ts'
import { storePushChoice } from '../../lib/push/push-choice.ts'
import { askPushPermission, readPushPermission } from '../../lib/push/push-permission.ts'
import { useRenew, useSettings } from '../../lib/queries.ts'
import { useServices } from '../../lib/services.tsx'
import { useNotices } from '../../ui/notices.tsx'
import styles from './notices-list.module.css'

type DeviceState = 'on' | 'off' | 'denied' | 'unsupported' | 'install'

const texts = {
  on: 'inbox.push.on',
  off: 'inbox.push.off',
  denied: 'inbox.push.denied',
  unsupported: 'inbox.push.unsupported',
  install: 'inbox.push.install',
} as const satisfies Record<DeviceState, MessageId>

/** Push on this device: its state, and the one step that changes it. */
export function PushDeviceCard() {
  const t = useText()
  const services = useServices()
  const settings = useSettings()
  const notices = useNotices()
  const renew = useRenew()
  const read = (): DeviceState => {
    if (!isPushOffered(services, settings)) return isBareIphone() ? 'install' : 'unsupported'
    const permission = readPushPermission(services.storage)
    if (permission === 'denied') return 'denied'
    const isBound = services.storage.read('pushToken')?.boundMs !== undefined
    return permission === 'granted' && isBound ? 'on' : 'off'
  }
  const [state, setState] = useState(read)
  const { isBusy, run } = useBusy()

  const change = async () => {
    try {
      storePushChoice(services.storage, services.session.get()?.id, state === 'on' ? 'off' : 'on')
      if (state === 'on') await dropDevice(services)
      else if ((await askPushPermission(services.storage)) === 'granted' && !(await bindDevice(services, settings)))
        notices.toast(t('inbox.push.failed'), { tone: 'bad' })
    } catch {
      // The push service of the browser or the network; both may come back.
      notices.toast(t('inbox.push.failed'), { tone: 'bad' })
    } finally {
      setState(read())
      renew(pushSettings)
    }
  }

  const Icon = state === 'on' ? Bell : BellOff
  return (
    <section className={styles.entry} aria-labelledby="push-device">
      <h2 id="push-device" className={styles.title}>
        {t('inbox.push.device')}
      </h2>
      <p className={styles.device} role="status">
        <Icon size={20} aria-hidden="true" />
        <span>{t(texts[state])}</span>
      </p>
      {(state === 'on' || state === 'off') && (
        <Button kind={state === 'on' ? 'secondary' : 'primary'} isWide isBusy={isBusy} onClick={() => void run(change)}>
          {t(state === 'on' ? 'inbox.push.turn.off' : 'inbox.push.turn.on')}
        </Button>
      )}
      {state === 'install' && (
        <Link href="/m/download" className={buttonClass({ isWide: true })}>
          {t('inbox.push.install.action')}
        </Link>
      )}
    </section>
  )
}

/** Safari on an iPhone or iPad has push on the home screen only. */
function isBareIphone(): boolean {
  return 'standalone' in navigator && navigator.standalone !== true
}
