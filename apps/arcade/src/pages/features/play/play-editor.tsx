import { Delete, Dices } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StakeBounds } from '../../../game/game.constants.ts'
import { getKind, SIDES } from '../../../game/kind.constants.ts'
import { isSide } from '../../../game/kind.rules.ts'
import { t } from '../../lib/i18n.ts'
import { pickDigits } from '../../lib/random.ts'
import { Ball } from '../../ui/ball.tsx'
import css from './play-editor.module.css'
import { countPlaces, type Editor, type EditorEvent, readKey, readSlotPlace } from './play-editor.rules.ts'
import { PlayKinds } from './play-kinds.tsx'
import { pickChoice } from './play-ticket.rules.ts'

/** Interval between the rolls of a quick pick, and their number. */
const ROLL_MS = 70
const ROLLS = 7
/** Selectable numbers of quick-pick lines; one goes into the editor, more go on the ticket. */
const QUICK_PICKS = [1, 3, 5, 10] as const

/** The displayed intermediate digits of a quick pick, and its result. */
interface Roll {
  picked: string
  shown: readonly string[]
}

export interface PlayEditorProps {
  editor: Editor
  bounds: StakeBounds
  /** Remaining lines of the ticket, without the one being edited. */
  freeLines: number
  /** Announcement of the last action for screen readers. */
  spoken: string
  /** Whether typed digits go to the line. */
  isTyping: boolean
  onChange: (event: EditorEvent) => void
  onQuickPick: (count: number) => void
}

/** Bet type, digits, keys, quick picks: one child of the table each. */
export function PlayEditor(props: PlayEditorProps) {
  const { editor, bounds, freeLines, spoken, isTyping, onChange, onQuickPick } = props
  const [roll, setRoll] = useState<Roll | null>(null)
  const [picked, setPicked] = useState('')
  const rolling = useRef<ReturnType<typeof setInterval>>(undefined)
  useEffect(() => () => clearInterval(rolling.current), [])
  useTyping(isTyping, onChange)
  // Any other change of the line ends the roll.
  const rolled = roll !== null && roll.picked === editor.digits.join('') ? roll.shown : null

  /** The pick is the line at once; the roll is display only, so that no tap can take one of its digits. */
  function pickOne(): void {
    clearInterval(rolling.current)
    const text = pickChoice(editor.type, pickDigits)
    if (isSide(text)) {
      onChange({ kind: 'side', side: text })
      setPicked(t('lottery.edit.picked', { digits: t(`lottery.side.${text}`) }))
      return
    }
    const digits = [...text]
    onChange({ kind: 'fill', digits })
    setPicked(t('lottery.edit.picked', { digits: digits.join(' ') }))
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let left = ROLLS
    const turn = () => {
      left -= 1
      if (left <= 0) clearInterval(rolling.current)
      setRoll(left <= 0 ? null : { picked: text, shown: pickDigits(digits.length) })
    }
    turn()
    rolling.current = setInterval(turn, ROLL_MS)
  }

  return (
    <>
      <PlayKinds bounds={bounds} onChange={onChange} type={editor.type} />
      {getKind(editor.type).digits === 0 ? (
        <Sides chosen={editor.digits[0] ?? null} onChange={onChange} />
      ) : (
        <>
          <Slots editor={editor} onChange={onChange} rolled={rolled} />
          <Keys isEmpty={editor.digits.every((digit) => digit === null)} onChange={onChange} />
        </>
      )}
      <fieldset className={css.picks}>
        <legend className="visually-hidden">{t('lottery.edit.quick')}</legend>
        {QUICK_PICKS.map((count) => (
          <button
            aria-label={count === 1 ? t('lottery.edit.quick') : t('lottery.quick.many', { count })}
            className={count === 1 ? css.pickOne : css.pick}
            disabled={count === 1 ? rolled !== null : count > freeLines}
            key={count}
            onClick={() => (count === 1 ? pickOne() : onQuickPick(count))}
            type="button"
          >
            {count === 1 ? (
              <>
                <Dices aria-hidden="true" size={20} />
                <span>{t('lottery.edit.quick')}</span>
              </>
            ) : (
              <bdi dir="ltr">+{count}</bdi>
            )}
          </button>
        ))}
      </fieldset>
      <p className="visually-hidden" role="status">
        {spoken || picked}
      </p>
    </>
  )
}

/** Digits typed on a keyboard have the effect of the page's keys. */
function useTyping(isTyping: boolean, onChange: (event: EditorEvent) => void): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const target = event.target instanceof HTMLElement ? event.target : null
    if (target?.matches('input:not([type="radio"]), textarea, select, [contenteditable]')) return
    const change = readKey(event.key)
    // Arrows belong to the row of bet types while it has the focus.
    if (!change || (change.kind === 'move' && target?.matches('input'))) return
    event.preventDefault()
    onChange(change)
  })
  useEffect(() => {
    if (!isTyping) return
    addEventListener('keydown', take)
    return () => removeEventListener('keydown', take)
  }, [isTyping])
}

function Keys({ isEmpty, onChange }: { isEmpty: boolean; onChange: (event: EditorEvent) => void }) {
  return (
    <fieldset className={css.keys}>
      <legend className="visually-hidden">{t('lottery.edit.keys')}</legend>
      {[...'1234567890'].map((digit) => (
        <button className={css.key} key={digit} onClick={() => onChange({ kind: 'digit', digit })} type="button">
          {digit}
        </button>
      ))}
      <button
        aria-label={t('lottery.edit.erase')}
        className={css.erase}
        disabled={isEmpty}
        onClick={() => onChange({ kind: 'erase' })}
        type="button"
      >
        <Delete aria-hidden="true" size={22} />
      </button>
    </fieldset>
  )
}

/** Big, small, odd and even in place of digits and keys. */
function Sides({ chosen, onChange }: { chosen: string | null; onChange: (event: EditorEvent) => void }) {
  return (
    <fieldset className={css.sides}>
      <legend className="visually-hidden">{t('lottery.side')}</legend>
      {SIDES.map((side) => (
        <button
          aria-pressed={side === chosen}
          className={css.side}
          key={side}
          onClick={() => onChange({ kind: 'side', side })}
          type="button"
        >
          {t(`lottery.side.${side}`)}
        </button>
      ))}
    </fieldset>
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
  const { match } = getKind(editor.type)
  const isPlace = match === 'place'
  const slots = editor.digits.map((digit, slot) => ({ digit, slot, place: readSlotPlace(editor, slot) }))
  const shown = match === 'any' ? [0] : Array.from({ length: countPlaces(editor.type) }, (_, index) => index + 1)
  return (
    <fieldset className={css.slots} dir="ltr">
      <legend className="visually-hidden">{isPlace ? t('lottery.edit.places') : t('lottery.edit.title')}</legend>
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
