import { Button } from '@foyer/ui/button'
import { useState } from 'react'
import { Flag } from '../lib/flag.tsx'
import { CountryPicker } from '../ui/country-picker.tsx'
import { longToastMs, useNotices } from '../ui/notices.tsx'
import { Popup } from '../ui/popup.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './design-page.module.css'
import { Group, Sample } from './design-sample.tsx'

const countries = [
  { dialingCode: '63', flag: <Flag country="ph" />, name: 'Philippines' },
  { dialingCode: '55', flag: <Flag country="br" />, name: 'Brazil' },
]
const tones = ['plain', 'good', 'bad'] as const
type Opened = 'sheet' | 'picker' | 'popup' | undefined

/** What opens over a page. */
export function DesignOverlays() {
  const notices = useNotices()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const alert = { title: 'Log out?', text: 'You can log in again at any time.', confirmLabel: 'Log out' }
  return (
    <Group title="Toasts, dialogs, sheets">
      <Sample name="Toasts">
        <div className={styles.row}>
          {tones.map((tone) => (
            <Button
              key={tone}
              kind="secondary"
              onClick={() => notices.toast(`A ${tone} toast`, { tone, durationMs: longToastMs })}
            >
              {tone}
            </Button>
          ))}
        </div>
      </Sample>
      <Sample name="Dialogs">
        <div className={styles.row}>
          <Button kind="secondary" onClick={() => void notices.alert(alert)}>
            One answer
          </Button>
          <Button
            kind="secondary"
            onClick={() => void notices.alert({ ...alert, cancelLabel: 'Stay', smallPrint: '0a1b2c' })}
          >
            Two answers
          </Button>
        </div>
      </Sample>
      <Sample name="Sheets">
        <div className={styles.row}>
          {(['sheet', 'picker', 'popup'] as const).map((name) => (
            <Button key={name} kind="secondary" onClick={() => setOpened(name)}>
              {name}
            </Button>
          ))}
        </div>
      </Sample>
      <Sheet isOpen={opened === 'sheet'} onClose={close} title="A sheet" closeLabel="Close">
        <p>Its content</p>
      </Sheet>
      <CountryPicker
        isOpen={opened === 'picker'}
        onClose={close}
        title="Country"
        closeLabel="Close"
        searchLabel="Search"
        emptyText="Nothing found"
        countries={countries}
        chosen="63"
        onChoose={close}
      />
      {opened === 'popup' && (
        <Popup
          popupList={[{ key: 'one', content: <p>An item of its row</p> }]}
          delay={0}
          forcePopup
          isAllowed
          title="A popup"
          texts={{ close: 'Close', today: 'Not again today' }}
          onClosed={close}
        >
          {(leave) => (
            <Button isWide onClick={leave}>
              Continue
            </Button>
          )}
        </Popup>
      )}
    </Group>
  )
}
