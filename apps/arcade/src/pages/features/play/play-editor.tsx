import { Delete, Dices } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { BET_TYPES, MULTIPLIER_HUNDREDTHS, type StakeBounds } from '../../../game/game.constants.ts'
import { formatFactor } from '../../lib/format.ts'
import { t } from '../../lib/i18n.ts'
import { pickDigits } from '../../lib/request-id.ts'
import { Ball } from '../../ui/ball.tsx'
import { Button } from '../../ui/button.tsx'
import { Segments } from '../../ui/segments.tsx'
import css from './play-editor.module.css'
import { type Editor, type EditorEvent, readSlotPlace } from './play-editor.rules.ts'

/** Time between the rolls of a quick pick, and how many there are. */
const ROLL_MS = 70
const ROLLS = 7

/** What a quick pick shows for a moment, and the digits that it has picked. */
interface Roll {
  picked: string
  shown: readonly string[]
}

/** Kind of bet, digits, keys, quick pick. */
export function PlayEditor({
  editor,
  bounds,
  onChange,
}: {
  editor: Editor
  bounds: StakeBounds
  onChange: (event: EditorEvent) => void
}) {
  const [roll, setRoll] = useState<Roll | null>(null)
  const [spoken, setSpoken] = useState('')
  const rolling = useRef<ReturnType<typeof setInterval>>(undefined)
  useEffect(() => () => clearInterval(rolling.current), [])
  // Whatever else happens to the line ends the roll.
  const rolled = roll !== null && roll.picked === editor.digits.join('') ? roll.shown : null

  /** The pick is the line at once; what rolls over it is only looked at, so that no tap can take a digit of it. */
  function quickPick(): void {
    clearInterval(rolling.current)
    const digits = pickDigits(editor.digits.length)
    const picked = digits.join('')
    onChange({ kind: 'fill', digits })
    setSpoken(t('lottery.edit.picked', { digits: digits.join(' ') }))
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let left = ROLLS
    const turn = () => {
      left -= 1
      if (left <= 0) clearInterval(rolling.current)
      setRoll(left <= 0 ? null : { picked, shown: pickDigits(digits.length) })
    }
    turn()
    rolling.current = setInterval(turn, ROLL_MS)
  }

  return (
    <div className={css.editor}>
      <Segments
        label={t('lottery.type')}
        onChange={(type) => onChange({ kind: 'type', type, bounds })}
        segments={BET_TYPES.map((type) => ({
          value: type,
          label: t(`lottery.type.${type}`),
          note: t('lottery.factor', { factor: formatFactor(MULTIPLIER_HUNDREDTHS[type]) }),
        }))}
        value={editor.type}
      />
      <div className={css.intro}>
        <p className={css.how}>{t(`lottery.how.${editor.type}`)}</p>
        <Button className={css.quick} disabled={rolled !== null} kind="second" onClick={quickPick}>
          <Dices aria-hidden="true" size={20} />
          {t('lottery.edit.quick')}
        </Button>
      </div>
      <Slots editor={editor} onChange={onChange} rolled={rolled} />
      <fieldset className={css.keys}>
        <legend className={css.hidden}>{t('lottery.edit.keys')}</legend>
        {[...'1234567890'].map((digit) => (
          <button className={css.key} key={digit} onClick={() => onChange({ kind: 'digit', digit })} type="button">
            {digit}
          </button>
        ))}
        <button
          aria-label={t('lottery.edit.erase')}
          className={css.erase}
          disabled={editor.digits.every((digit) => digit === null)}
          onClick={() => onChange({ kind: 'erase' })}
          type="button"
        >
          <Delete aria-hidden="true" size={22} />
        </button>
      </fieldset>
      <p className={css.hidden} role="status">
        {spoken}
      </p>
    </div>
  )
}

function Slots({
  editor,
  rolled,
  onChange,
}: {
  editor: Editor
  rolled: readonly string[] | null
  onChange: (event: EditorEvent) => void
}) {
  const isPlace = editor.type === 'place'
  const slots = editor.digits.map((digit, slot) => ({ digit, slot, place: readSlotPlace(editor, slot) }))
  const shown = editor.type === 'any' ? [0] : [1, 2, 3, 4, 5]
  return (
    <fieldset className={css.slots} dir="ltr">
      <legend className={css.hidden}>{isPlace ? t('lottery.edit.places') : t('lottery.edit.title')}</legend>
      {shown.map((place) => {
        const own = slots.find((slot) => slot.place === place)
        const isActive = own !== undefined && own.slot === editor.active
        if (!own && !isPlace) {
          return (
            <span aria-hidden="true" className={css.slot} key={place}>
              <Ball digit={null} look="off" place={place} size="large" />
            </span>
          )
        }
        return (
          <button
            aria-label={describeSlot(place, own?.digit ?? null)}
            aria-pressed={isActive}
            className={isActive ? css.active : css.slot}
            key={place}
            onClick={() => onChange(isPlace ? { kind: 'place', place } : { kind: 'select', slot: own?.slot ?? 0 })}
            type="button"
          >
            <Ball
              digit={own ? (rolled?.[own.slot] ?? own.digit) : null}
              isRolling={rolled !== null && own !== undefined}
              look={own ? 'plain' : 'off'}
              place={place}
              size="large"
            />
          </button>
        )
      })}
    </fieldset>
  )
}

function describeSlot(place: number, digit: string | null): string {
  if (place === 0) return digit === null ? t('lottery.edit.slot.any.empty') : t('lottery.edit.slot.any', { digit })
  return digit === null ? t('lottery.edit.slot.empty', { place }) : t('lottery.edit.slot', { place, digit })
}
