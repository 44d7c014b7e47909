import type { MessageId } from '@foyer/messages'
import { Button } from '@foyer/ui/button'
import { useEffect, useEffectEvent, useState } from 'react'
import { readBuild } from '../../lib/build.ts'
import { useCopy } from '../../lib/copy-button.tsx'
import { useText } from '../../lib/i18n.ts'
import { useSettings } from '../../lib/queries.ts'
import { readAppVersion } from '../../platform/index.ts'
import { useRefreshSettings } from '../settings-refresh.ts'
import styles from './member-device.module.css'
import { type DeviceFactName, listDeviceFacts } from './member-device.rules.ts'

const labels = {
  version: 'member.device.version',
  brand: 'member.device.brand',
  app: 'member.device.app',
  ip: 'member.device.ip',
  agent: 'member.device.agent',
} as const satisfies Record<DeviceFactName, MessageId>

/** Facts of this device, to be copied into a message to support. */
export function MemberDeviceFacts() {
  const t = useText()
  const copy = useCopy()
  const { ip, brandVersion: brand } = useSettings()
  const refresh = useRefreshSettings()
  const [appVersion, setAppVersion] = useState<string>()
  // Pages are shared and carry no visitor's address.
  const load = useEffectEvent(() => {
    if (ip === '') void refresh()
    void readAppVersion().then(setAppVersion)
  })
  useEffect(() => load(), [])
  const facts = listDeviceFacts({ userAgent: navigator.userAgent, ip, appVersion, build: readBuild(), brand })
  return (
    <div className={styles.facts}>
      <dl className={styles.rows}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={styles.name}>{t(labels[name])}</dt>
            <dd className={styles.value}>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Button
        isWide
        kind="secondary"
        onClick={() => copy(facts.map(({ name, value }) => `${t(labels[name])}: ${value}`).join('\n'))}
      >
        {t('member.device.copy')}
      </Button>
    </div>
  )
}
