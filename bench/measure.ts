/** One figure of the run, with its limit. */
export interface Measure {
  name: string
  value: number
  unit: string
  /** `at most` or `at least` this value, in the same unit; absent for an informative figure. */
  limit?: { kind: 'most' | 'least'; value: number }
  /** Details: the figures of a ratio, the spread. */
  note?: string
}

/** Reports progress of the bench. */
export type Report = (text: string) => void

/** True when the figure is within its limit, or has none. */
export function isWithinLimit({ value, limit }: Measure): boolean {
  if (Number.isNaN(value)) return false
  if (!limit) return true
  return limit.kind === 'most' ? value <= limit.value : value >= limit.value
}

/** The figures as a table in Markdown. */
export function formatMeasures(measures: Measure[]): string {
  const rows = measures.map((measure) => {
    const { name, value, unit, limit, note = '' } = measure
    const wanted = limit ? `at ${limit.kind} ${formatValue(limit.value, unit)}` : ''
    const result = limit ? (isWithinLimit(measure) ? 'yes' : 'no') : ''
    return `| ${name} | ${formatValue(value, unit)} | ${wanted} | ${result} | ${note} |`
  })
  return ['| Figure | Measured | Wanted | Kept | Of what |', '|---|---|---|---|---|', ...rows].join('\n')
}

function formatValue(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return `${value.toFixed(digits)}${unit ? ` ${unit}` : ''}`
}
