import { Button, type ButtonKind } from '@foyer/ui/button'
import { X } from 'lucide-react'
import { useState } from 'react'
import { CountBadge } from '../ui/count-badge.tsx'
import { Tabs } from '../ui/tabs.tsx'
import styles from './design-page.module.css'
import { Group, Sample } from './design-sample.tsx'

const kinds: readonly ButtonKind[] = ['primary', 'secondary', 'quiet', 'danger']

/** Buttons, tabs and badges. */
export function DesignButtons() {
  const [tab, setTab] = useState('all')
  const icon = <X size={22} aria-hidden="true" />
  return (
    <Group title="Buttons, tabs, badges">
      {kinds.map((kind) => (
        <Sample key={kind} name={`Button ${kind}: plain, small, busy, disabled`}>
          <div className={styles.row}>
            <Button kind={kind}>Continue</Button>
            <Button kind={kind} isSmall>
              Small
            </Button>
            <Button kind={kind} isBusy>
              Busy
            </Button>
            <Button kind={kind} disabled>
              Disabled
            </Button>
          </div>
        </Sample>
      ))}
      {(['hover', 'focus-visible', 'active'] as const).map((state) => (
        <Sample key={state} name={`Button ${state}`} state={state}>
          <Button>Continue</Button>
        </Sample>
      ))}
      {(['hover', 'focus-visible'] as const).map((state) => (
        <Sample key={state} name={`Button icon ${state}`} state={state}>
          <Button kind="icon" aria-label="Close">
            {icon}
          </Button>
        </Sample>
      ))}
      <Sample name="Button wide">
        <Button isWide>Continue</Button>
      </Sample>
      <Sample name="Tabs">
        <Tabs
          label="Kind"
          value={tab}
          options={['all', 'open', 'settled'].map((value) => ({ value, label: value }))}
          onChange={setTab}
        />
      </Sample>
      <Sample name="Count badge: 3, more than 99">
        <div className={styles.row}>
          <CountBadge count={3} label="3 messages" />
          <CountBadge count={120} label="120 messages" />
        </div>
      </Sample>
    </Group>
  )
}
