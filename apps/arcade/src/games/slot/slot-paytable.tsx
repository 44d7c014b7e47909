import { formatRoundFactor } from '../../pages/features/round/index.ts'
import { tg } from '../../pages/lib/i18n.ts'
import { BOWL_PAYS, LINE_PAYS, LINE_SYMBOLS, LINES, REEL_COUNT, ROW_COUNT, type SlotSymbol } from './slot.constants.ts'
import type { SlotBet } from './slot.rules.ts'
import css from './slot-screen.module.css'
import { SymbolIcon } from './slot-symbol.tsx'

/** Numbers of equal symbols that pay. */
const COUNTS = [5, 4, 3] as const

/** What each symbol pays in multiples of the whole stake, and the lines. */
export function SlotPaytable({ bet }: { bet: SlotBet }) {
  const { lines } = bet
  return (
    <>
      <p className={css.note}>{tg('slot.paytable.note', { count: lines })}</p>
      <table className={css.paytable}>
        <thead>
          <tr>
            <th scope="col">{tg('slot.paytable.symbol')}</th>
            {COUNTS.map((count) => (
              <th key={count} scope="col">
                {count}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINE_SYMBOLS.map((symbol) => (
            <Pays
              factors={(LINE_PAYS[symbol] ?? []).map((pay) => (pay * 10_000) / lines)}
              key={symbol}
              symbol={symbol}
            />
          ))}
          <Pays factors={BOWL_PAYS.map((pay) => pay * 10_000)} symbol="bowl" />
        </tbody>
      </table>
      <p className={css.special}>
        <SymbolIcon className={css.icon} symbol="lantern" />
        {tg('slot.paytable.wild')}
      </p>
      <p className={css.special}>
        <SymbolIcon className={css.icon} symbol="bowl" />
        {tg('slot.paytable.anywhere')}
      </p>
      <h3 className={css.heading}>{tg('slot.paytable.lines')}</h3>
      <p className={css.note}>{tg('slot.paytable.longest')}</p>
      <ol className={css.diagrams} dir="ltr">
        {LINES.slice(0, lines).map((rows, index) => (
          <li key={rows.join('')}>
            <LineDiagram number={index + 1} rows={rows} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** One symbol with its multipliers, given for three, four and five. */
function Pays({ symbol, factors }: { symbol: SlotSymbol; factors: readonly number[] }) {
  return (
    <tr>
      <th className={css.symbol} scope="row">
        <SymbolIcon className={css.icon} symbol={symbol} />
        {tg('slot.symbol', { symbol })}
      </th>
      {COUNTS.map((count) => (
        <td key={count}>
          <bdi>{formatRoundFactor(factors[count - 3] ?? 0)}</bdi>
        </td>
      ))}
    </tr>
  )
}

function LineDiagram({ number, rows }: { number: number; rows: readonly number[] }) {
  const cells = Array.from({ length: REEL_COUNT * ROW_COUNT }, (_, cell) => cell)
  return (
    <svg
      aria-label={tg('slot.paytable.line', { number, rows: rows.map((row) => row + 1).join(', ') })}
      className={css.diagram}
      role="img"
      viewBox="0 0 50 44"
    >
      {cells.map((cell) => {
        const [reel, row] = [Math.floor(cell / ROW_COUNT), cell % ROW_COUNT]
        const isOn = rows[reel] === row
        return (
          <rect
            className={isOn ? css.on : css.off}
            height="8"
            key={cell}
            rx="2"
            width="8"
            x={reel * 10 + 1}
            y={row * 10 + 1}
          />
        )
      })}
      <text textAnchor="middle" x="25" y="42">
        {number}
      </text>
    </svg>
  )
}
