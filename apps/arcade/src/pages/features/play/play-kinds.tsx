import type { StakeBounds } from '../../../game/game.constants.ts'
import { type BetType, FORMS, getKind, type KindTab } from '../../../game/kind.constants.ts'
import { t } from '../../lib/i18n.ts'
import { form, formatFactors, listTypes } from '../../lib/lottery.ts'
import { Segments } from '../../ui/segments.tsx'
import css from './play-editor.module.css'
import type { EditorEvent } from './play-editor.rules.ts'

/** The kind of bet in two steps: how many digits, then how they win. */
export function PlayKinds({
  type,
  bounds,
  onChange,
}: {
  type: BetType
  bounds: StakeBounds
  onChange: (event: EditorEvent) => void
}) {
  const types = listTypes()
  const { tab } = getKind(type)
  const tabs = [...new Set(types.map((one) => getKind(one).tab))]
  const choose = (next: BetType | undefined) => next && onChange({ kind: 'type', type: next, bounds })
  const listOf = (asked: KindTab) => types.filter((one) => getKind(one).tab === asked)
  return (
    <div className={css.types}>
      <Segments
        isLow
        label={t('lottery.tab')}
        onChange={(next) => choose(listOf(next)[0])}
        segments={tabs.map((value) => ({
          value,
          label: value === 'all' ? t('lottery.tab.all', { count: FORMS[form][0].digits }) : t(`lottery.tab.${value}`),
        }))}
        value={tab}
      />
      <Segments
        label={t('lottery.type')}
        onChange={choose}
        segments={listOf(tab).map((value) => ({
          value,
          label: t(`lottery.type.${value}`),
          note: formatFactors(value),
        }))}
        value={type}
      />
      <p className={css.how}>{t(`lottery.how.${type}`)}</p>
    </div>
  )
}
