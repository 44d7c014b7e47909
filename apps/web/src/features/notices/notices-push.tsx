import { type PushChoice, type PushTopic, pushSettings, savePushSettings } from '@foyer/contract'
import { SkeletonList } from '@foyer/ui/states'
import { useState } from 'react'
import { useAmend } from '../../lib/amend-value.ts'
import { useText } from '../../lib/i18n.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useValue } from '../../lib/queries.ts'
import { useReport } from '../../lib/report.ts'
import { useServices } from '../../lib/services.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import styles from './notices-list.module.css'
import { PushDeviceCard } from './notices-push-device.tsx'

/** Topics that a member may switch off, in their order. */
const topics = ['money', 'lottery', 'support', 'promotion'] as const satisfies readonly PushTopic[]
const labels = {
  money: 'inbox.push.money',
  lottery: 'inbox.push.lottery',
  support: 'inbox.push.support',
  promotion: 'inbox.push.promotion',
} as const

/** Quiet hours of a member who switches them on. */
const usualQuietHours = { from: 22, to: 7 } as const

/** `/m/notice?part=push`: push on this device, and the member's choices for all devices. */
export function PushSettings() {
  const t = useText()
  const { data, error, isPending, isFetching, refetch } = useValue(pushSettings, {})
  return (
    <div className={styles.screen}>
      <div className={styles.part}>
        <h2 className={styles.heading}>{t('inbox.push')}</h2>
        <p className={styles.body}>{t('inbox.push.lead')}</p>
      </div>
      <PushDeviceCard />
      {isPending && !error && <SkeletonList rows={4} size="row" label={t('loading')} />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
      {data && <Choices mutedTopics={data.mutedTopics} quietHours={data.quietHours} />}
    </div>
  )
}

function Choices(stored: PushChoice) {
  const t = useText()
  const [choice, save] = useChoice(stored)
  const { mutedTopics, quietHours } = choice
  const setMuted = (topic: PushTopic, isMuted: boolean) => {
    const others = mutedTopics.filter((one) => one !== topic)
    void save({ ...choice, mutedTopics: isMuted ? [...others, topic] : others })
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const setHours = (hours: { from: number; to: number } | null) =>
    void save({ ...choice, quietHours: hours && { ...hours, timeZone } })
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className={styles.heading}>{t('inbox.push.topics')}</legend>
        <CheckField label={t('inbox.push.security')} checked disabled readOnly />
        {topics.map((topic) => (
          <CheckField
            key={topic}
            label={t(labels[topic])}
            checked={!mutedTopics.includes(topic)}
            onChange={(event) => setMuted(topic, !event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend className={styles.heading}>{t('inbox.push.quiet')}</legend>
        <CheckField
          label={t('inbox.push.quiet.on')}
          checked={quietHours !== null}
          onChange={(event) => setHours(event.currentTarget.checked ? usualQuietHours : null)}
        />
        {quietHours && (
          <div className={styles.hours}>
            <HourField
              label={t('inbox.push.quiet.from')}
              hour={quietHours.from}
              onHour={(from) => setHours({ ...quietHours, from })}
            />
            <HourField
              label={t('inbox.push.quiet.to')}
              hour={quietHours.to}
              onHour={(to) => setHours({ ...quietHours, to })}
            />
          </div>
        )}
        <p className={styles.body}>{t('inbox.push.quiet.note')}</p>
      </fieldset>
    </>
  )
}

function HourField({ label, hour, onHour }: { label: string; hour: number; onHour: (hour: number) => void }) {
  const options = Array.from({ length: 24 }, (_, value) => ({
    value: String(value),
    label: `${String(value).padStart(2, '0')}:00`,
  }))
  return (
    <SelectField
      label={label}
      value={String(hour)}
      onValue={(value) => onHour(Number(value))}
      options={options}
      placeholder=""
    />
  )
}

/** Shows a choice at once and stores it; a failure brings the last stored one back, with its reason. */
function useChoice(initial: PushChoice): [PushChoice, (choice: PushChoice) => Promise<void>] {
  const t = useText()
  const { wps } = useServices()
  const amend = useAmend()
  const report = useReport()
  const notices = useNotices()
  const [shown, setShown] = useState(initial)
  const [stored, setStored] = useState(initial)
  const save = async (choice: PushChoice) => {
    setShown(choice)
    try {
      const answer = await wps.call(savePushSettings, { body: choice })
      setStored(answer)
      amend(pushSettings, (known) => ({ ...known, ...answer }))
      notices.toast(t('inbox.push.saved'))
    } catch (error) {
      setShown(stored)
      report(error, 'page')
    }
  }
  return [shown, save]
}
