import { Button } from '@foyer/ui/button'
import { EmptyState, ErrorState, Skeleton, SkeletonList, type SkeletonSize } from '@foyer/ui/states'
import { Bell, Check, TriangleAlert } from 'lucide-react'
import { useText } from '../lib/i18n.ts'
import { AmountText } from '../ui/amount.tsx'
import { List, ListRow } from '../ui/list.tsx'
import { Outcome } from '../ui/outcome.tsx'
import { Timeline } from '../ui/timeline.tsx'
import { Group, Sample } from './design-sample.tsx'

const nothing = () => undefined
const sizes: readonly SkeletonSize[] = ['word', 'row', 'card', 'panel', 'banner']
const tones = ['good', 'bad', 'plain', 'waiting'] as const

/** Panels of a page: empty, loading, failed, offline; lists and outcomes. */
export function DesignPanels() {
  return (
    <>
      <Group title="States of a page">
        <States />
      </Group>
      <Group title="Lists, timelines, outcomes">
        <Lists />
      </Group>
    </>
  )
}

function States() {
  const t = useText()
  const retry = { retryLabel: t('retry'), onRetry: nothing }
  return (
    <>
      <Sample name="Empty">
        <EmptyState icon={<Bell size={28} aria-hidden="true" />} title={t('state.empty')}>
          <Button kind="secondary">{t('state.home')}</Button>
        </EmptyState>
      </Sample>
      <Sample name="Failed">
        <ErrorState
          icon={<TriangleAlert size={28} aria-hidden="true" />}
          title={t('state.error.title')}
          body={t('state.error.body')}
          smallPrint="0a1b2c"
          {...retry}
        />
      </Sample>
      <Sample name="Failed, busy">
        <ErrorState title={t('state.error.title')} {...retry} isBusy />
      </Sample>
      <Sample name="Offline">
        <ErrorState title={t('network_offline')} {...retry} />
      </Sample>
      <Sample name="Loading">
        <SkeletonList rows={3} label={t('loading')} />
      </Sample>
      {sizes.map((size) => (
        <Sample key={size} name={`Loading: ${size}`}>
          <Skeleton size={size} />
        </Sample>
      ))}
    </>
  )
}

function Lists() {
  const icon = <Bell size={20} aria-hidden="true" />
  return (
    <>
      <Sample name="List: links, a button, an amount">
        <List label="Rows">
          <li>
            <button type="button">
              <ListRow icon={icon} title="A row to tap" detail="With a line below" />
            </button>
          </li>
          <li>
            <ListRow
              icon={icon}
              title="Deposit"
              value={<AmountText text="+₱1,234.50" tone="good" />}
              valueDetail="Today"
            />
          </li>
          <li>
            <ListRow title="Withdrawal" value={<AmountText text="−₱500.00" />} />
          </li>
        </List>
      </Sample>
      <Sample name="Timeline: done, open, failed">
        <Timeline
          label="Steps"
          steps={[
            { id: '1', text: 'Requested', time: '12:00', state: 'done' },
            { id: '2', text: 'Sent to the bank', state: 'open' },
            { id: '3', text: 'Rejected', time: '12:05', state: 'bad' },
          ]}
        />
      </Sample>
      {tones.map((tone) => (
        <Sample key={tone} name={`Outcome: ${tone}`}>
          <Outcome
            tone={tone}
            icon={<Check size={32} />}
            title="Deposit"
            body="One sentence about it"
            detail="A detail"
          >
            <Button isWide>Continue</Button>
          </Outcome>
        </Sample>
      ))}
    </>
  )
}
