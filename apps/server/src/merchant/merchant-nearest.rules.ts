/** Tolerance: one wrong character in this many counts as a typing error. */
const CHARACTERS_PER_TYPO = 3

/** End of a sentence with the known name closest to a wrong one; empty without a close one. */
export function suggest(given: string, known: readonly string[]): string {
  const wanted = given.toLowerCase()
  const maxTypos = Math.ceil(getLastStep(wanted).length / CHARACTERS_PER_TYPO)
  const ranked = known
    .map((name) => ({ name, distance: measure(wanted, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= maxTypos)
    .toSorted((a, b) => a.distance - b.distance)
  return ranked[0] ? `: did you mean ${ranked[0].name}?` : ''
}

/** The distance to a name, or to the last step of a name such as `template.footer_nav`. */
function measure(wanted: string, name: string): number {
  return Math.min(countEdits(wanted, name), countEdits(wanted, getLastStep(name)))
}

function getLastStep(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}

/** Levenshtein distance. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, sign] of [...from].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (to[column - 1] === sign ? 0 : 1)
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
