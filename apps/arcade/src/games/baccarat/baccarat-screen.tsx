import { useEffect, useEffectEvent, useState } from 'react'
import type { RoundWire } from '../../game/round-wire.rules.ts'
import type { PlayerWire } from '../../game/wire.rules.ts'
import {
  formatRoundFactor,
  type RoundGame,
  RoundScreen,
  RoundVerify,
  type StageProps,
} from '../../pages/features/round/index.ts'
import { tg } from '../../pages/lib/i18n.ts'
import { playTick } from '../../pages/lib/sound.ts'
import {
  type BaccaratBet,
  type BaccaratSide,
  type BaccaratView,
  baccarat,
  decideResult,
  hasRing,
  isPair,
  SIDE_FACTORS,
  SIDES,
} from './baccarat.rules.ts'
import { CardBack, PlayingCard } from './baccarat-card.tsx'
import { listDeals } from './baccarat-deal.rules.ts'
import { RANKS, rankOf, suitOf, sumHand } from './baccarat-hands.rules.ts'
import css from './baccarat-screen.module.css'

/** Time from one card to the next, in milliseconds; the last one stays as long before the result. */
const CARD_MS = { normal: 520, fast: 130, still: 0 } as const

type Hand = 'player' | 'banker'

function readView(view: unknown): BaccaratView | null {
  return typeof view === 'object' && view !== null && 'banker' in view ? (view as BaccaratView) : null // the view of this game's rules
}

function nameSide(side: BaccaratSide): string {
  return tg('baccarat.side', { side })
}

function nameCard(card: number): string {
  return tg('baccarat.card', { suit: suitOf(card), rank: RANKS[rankOf(card)] ?? '' })
}

/** Two hands, dealt one card at a time. */
function BaccaratStage({ shownBet, round, phase, onRevealed, pace }: StageProps<BaccaratBet>) {
  const view = readView(round?.view)
  const deals = view ? listDeals(view) : []
  const isDealing = phase === 'revealing'
  const roundId = round?.roundId ?? null
  const [dealt, setDealt] = useState<{ roundId: string | null; count: number }>({ roundId: null, count: 0 })
  const finish = useEffectEvent(onRevealed)
  const total = deals.length
  useEffect(() => {
    if (!isDealing || roundId === null) return undefined
    if (pace === 'still') {
      finish()
      return undefined
    }
    const timers = Array.from({ length: total }, (_, index) =>
      setTimeout(() => {
        playTick(index / total)
        setDealt({ roundId, count: index + 1 })
      }, CARD_MS[pace] * index),
    )
    timers.push(setTimeout(finish, CARD_MS[pace] * (total + 0.4)))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [isDealing, roundId, total, pace])
  const isShown = phase === 'idle' && view !== null
  const count = isShown ? total : isDealing && dealt.roundId === roundId ? dealt.count : 0
  const cardsOf = (hand: Hand) => deals.slice(0, count).flatMap((deal) => (deal.hand === hand ? deal.card : []))
  const result = isShown ? decideResult(view) : null
  return (
    <div className={css.stage}>
      <div className={css.table}>
        {(['player', 'banker'] as const).map((hand) => (
          <HandOfCards
            cards={cardsOf(hand)}
            hand={hand}
            isRinged={hasRing(hand, shownBet, result)}
            isHigher={result === hand}
            isShown={isShown}
            key={hand}
          />
        ))}
      </div>
      <p className={css.caption}>
        {result !== null ? tg('baccarat.result', { result }) : tg(CAPTIONS[phase] ?? 'baccarat.wait')}
      </p>
    </div>
  )
}

const CAPTIONS: Readonly<Record<string, `${string}.${string}`>> = {
  idle: 'baccarat.start',
  waiting: 'baccarat.wait',
  revealing: 'baccarat.deal',
}

function HandOfCards({
  hand,
  cards,
  isHigher,
  isRinged,
  isShown,
}: {
  hand: Hand
  cards: readonly number[]
  isHigher: boolean
  isRinged: boolean
  isShown: boolean
}) {
  const points = sumHand(cards)
  return (
    <section
      aria-label={tg('baccarat.cards', { side: nameSide(hand), cards: cards.map(nameCard).join(', ') })}
      className={css.hand}
      data-ring={isRinged}
      data-higher={isHigher}
    >
      <h2 className={css.head}>
        <span>{nameSide(hand)}</span>
        <bdi className={css.points}>
          {cards.length === 0 ? '–' : points}
          <span className="visually-hidden">{isShown ? tg('baccarat.points', { points }) : ''}</span>
        </bdi>
      </h2>
      <div aria-hidden="true" className={css.cards} data-count={cards.length} dir="ltr">
        {[0, 1, 2].map((place) => {
          const card = cards[place]
          if (card !== undefined) return <PlayingCard card={card} key={place} />
          return place < 2 ? <CardBack key={place} /> : null
        })}
      </div>
    </section>
  )
}

/** What the stake is on. */
function BaccaratControls({ bet, onBet, isFixed }: StageProps<BaccaratBet>) {
  return (
    <fieldset aria-label={tg('baccarat.bet')} className={css.controls} disabled={isFixed}>
      {SIDES.map((on) => (
        <button
          aria-pressed={bet.on === on}
          className={css.choice}
          data-side={on}
          key={on}
          onClick={() => onBet({ on })}
          type="button"
        >
          <span>{nameSide(on)}</span>
          <bdi className={css.pays}>{formatRoundFactor(Number(SIDE_FACTORS[on]))}</bdi>
        </button>
      ))}
    </fieldset>
  )
}

/** A result as its sign on the road: whose hand was higher. */
function Bead({ round }: { round: RoundWire }) {
  const view = readView(round.view)
  if (!view) return <bdi>–</bdi>
  const result = decideResult(view)
  return (
    <span className={css.bead} data-result={result}>
      <span aria-hidden="true">{tg('baccarat.short', { result })}</span>
      <span className="visually-hidden">{describeResult(round)}</span>
      {isPair(view.player) ? <i className={css.player_pair} /> : null}
      {isPair(view.banker) ? <i className={css.banker_pair} /> : null}
    </span>
  )
}

/** The bead road: results in columns of six from the oldest. */
function Road({ rounds }: { rounds: readonly RoundWire[] }) {
  const decided = [...rounds].reverse().filter(({ win }) => win !== null)
  return (
    <ol aria-label={tg('baccarat.road')} className={css.road} dir="ltr">
      {decided.map((round) => (
        <li key={round.roundId}>
          <Bead round={round} />
        </li>
      ))}
    </ol>
  )
}

function describeResult({ view }: RoundWire): string {
  const hands = readView(view)
  if (!hands) return '–'
  return tg('baccarat.score', {
    result: tg('baccarat.result', { result: decideResult(hands) }),
    player: sumHand(hands.player),
    banker: sumHand(hands.banker),
  })
}

const game: RoundGame<BaccaratBet> = {
  rules: baccarat,
  texts: { name: 'baccarat.name', how: 'baccarat.how' },
  prizes: { title: 'baccarat.prize', row: 'baccarat.prize.row' },
  startBet: { on: 'player' },
  Stage: BaccaratStage,
  Controls: BaccaratControls,
  describeBet: ({ on: side }) => tg('baccarat.side', { side }),
  describeResult,
  Bead,
  Road,
  hasAuto: false,
}

export function GameScreen({ player, shownRoundId }: { player: PlayerWire; shownRoundId: string | null }) {
  return <RoundScreen game={game} player={player} shownRoundId={shownRoundId} />
}

export function VerifyScreen({ roundId }: { roundId: string | null }) {
  return <RoundVerify game={game} roundId={roundId} />
}
