/** One thing that is checked; `run` throws a sentence that says what was found instead. */
export interface Check {
  section: string
  name: string
  run(): Promise<void>
}

export interface CheckResult {
  section: string
  name: string
  /** Undefined for a passed check. */
  fault: string | undefined
}

/** Runs checks one after the other; a failed one stops no other. */
export async function runChecks(
  checks: readonly Check[],
  onResult: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const results: CheckResult[] = []
  for (const { section, name, run } of checks) {
    const fault = await run().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    const result = { section, name, fault }
    results.push(result)
    onResult(result)
  }
  return results
}

/** @throws with both values when they differ */
export function expectEqual(what: string, found: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)]
  if (one !== other) throw new Error(`${what} is ${one}, expected ${other}`)
}

/** @throws with the sentence unless it holds */
export function expectThat(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence)
}
