/** How often a digit has fallen in a place, and for how many draws it has not. */
export interface DigitTrend {
  digit: string
  /** By place from the left. */
  counts: number[]
  /** Draws since it last fell, by place; the number of all draws when it has not. */
  gaps: number[]
}

/** Frequencies and gaps of every digit by place. @param numbers the newest first */
export function readTrend(numbers: readonly string[]): DigitTrend[] {
  const places = [...Array(numbers[0]?.length ?? 0).keys()]
  return [...'0123456789'].map((digit) => {
    const falls = places.map((place) => numbers.flatMap((number, index) => (number[place] === digit ? index : [])))
    return { digit, counts: falls.map(({ length }) => length), gaps: falls.map(([first]) => first ?? numbers.length) }
  })
}

/** The latest sides of the sum, the newest first: `big` from half of all numbers on. */
export function readSides(numbers: readonly string[]): ('big' | 'small')[] {
  return numbers.map((number) => {
    const sum = [...number].reduce((total, digit) => total + Number(digit), 0)
    return sum >= Math.ceil((9 * number.length) / 2) ? 'big' : 'small'
  })
}

/** Length of the run that the newest side belongs to, and of the longest run. */
export function readRuns(sides: readonly string[]): { current: number; longest: number } {
  let [longest, run] = [0, 0]
  for (const [index, side] of sides.entries()) {
    run = index > 0 && sides[index - 1] === side ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  const end = sides.findIndex((side) => side !== sides[0])
  return { current: end < 0 ? sides.length : end, longest }
}
