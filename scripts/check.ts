import { type CheckStep, listCheckSteps } from './check-steps.ts'
import { exitOnSignals } from './run-command.ts'

const AT_ONCE = 2
exitOnSignals()
const [wanted] = process.argv.slice(2)
const steps = listCheckSteps().filter(({ name }) => !wanted || name.includes(wanted))
const waiting = [...steps]
const failed: string[] = []

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) await report(step)
}

async function report({ name, run }: CheckStep): Promise<void> {
  const startedMs = performance.now()
  const fault = await run().catch((error: Error) => error.stack ?? String(error))
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  if (fault) failed.push(name)
  console.log(`${fault ? 'failed' : 'ok    '}  ${name} (${seconds} s)${fault ? `\n${fault}\n` : ''}`)
}

await Promise.all(Array.from({ length: AT_ONCE }, work))
console.log(
  `\n${steps.length - failed.length} passed, ${failed.length} failed${failed.length ? `: ${failed.join(', ')}` : ''}`,
)
process.exitCode = failed.length || steps.length === 0 ? 1 : 0
