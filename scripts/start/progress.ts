/** Reports the progress of the start, one line per step, with the seconds since it began. */
export function createProgress(
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): (text: string) => void {
  const startedMs = performance.now()
  return (text) => write(`${((performance.now() - startedMs) / 1000).toFixed(1).padStart(6)} s  ${text}`)
}
