import { canBankerDraw, canPlayerDraw, hasNatural, SHOE_SIZE } from './baccarat-hands.rules.ts'

/** Ordered ways to deal the first six cards of the shoe, by result. */
interface ResultWays {
  ways: Record<'player' | 'banker' | 'tie', bigint>
  outOf: bigint
}

let known: ResultWays | null = null

/** Exact number of ways of each result over all orders of six cards; below 2^53, so that the sums are exact. */
export function countResults(): ResultWays {
  known ??= count()
  return known
}

const VALUES = Array.from({ length: 10 }, (_, value) => value)

function count(): ResultWays {
  const sums = { player: 0, banker: 0, tie: 0 }
  // Cards that remain of each value: 10, jack, queen and king have none.
  const left = VALUES.map((value) => (value === 0 ? 4 : 1) * (SHOE_SIZE / 13))

  /** Calls with each value of the next card and the ways so far. */
  function draw(ways: number, next: (value: number, ways: number) => void): void {
    for (const value of VALUES) {
      const remaining = left[value] ?? 0
      left[value] = remaining - 1
      next(value, ways * remaining)
      left[value] = remaining
    }
  }

  function end(player: number, banker: number, ways: number): void {
    sums[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += ways
  }

  // Cards that are not dealt: each of the remaining ones.
  const sixth = SHOE_SIZE - 5
  const fifthAndSixth = (SHOE_SIZE - 4) * sixth

  function endWithBanker(player: number, banker: number, third: number | null, ways: number): void {
    const isDrawn = canBankerDraw(banker, third)
    const undealt = third === null ? (isDrawn ? sixth : fifthAndSixth) : isDrawn ? 1 : sixth
    if (isDrawn) draw(ways * undealt, (value, after) => end(player, (banker + value) % 10, after))
    else end(player, banker, ways * undealt)
  }

  draw(1, (p1, ways1) =>
    draw(ways1, (b1, ways2) =>
      draw(ways2, (p2, ways3) =>
        draw(ways3, (b2, ways4) => {
          const player = (p1 + p2) % 10
          const banker = (b1 + b2) % 10
          if (hasNatural(player, banker)) end(player, banker, ways4 * fifthAndSixth)
          else if (!canPlayerDraw(player)) endWithBanker(player, banker, null, ways4)
          else draw(ways4, (third, ways5) => endWithBanker((player + third) % 10, banker, third, ways5))
        }),
      ),
    ),
  )
  const outOf = Array.from({ length: 6 }, (_, index) => BigInt(SHOE_SIZE - index)).reduce((a, b) => a * b, 1n)
  return { ways: { player: BigInt(sums.player), banker: BigInt(sums.banker), tie: BigInt(sums.tie) }, outOf }
}
