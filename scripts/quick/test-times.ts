import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../project.ts'
import type { TestTimes } from './plan.ts'

const timesFile = join(projectRoot, '.cache', 'test-times.json')

const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** The recorded durations; empty on a machine without a test run. */
export function readTestTimes(): TestTimes {
  if (!existsSync(timesFile)) return {}
  return z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(timesFile, 'utf8')))
}

/** Merges the durations of a Vitest JSON report into those of earlier runs. @returns those of the report */
export function writeTestTimes(report: string, former: TestTimes): TestTimes {
  if (!existsSync(report)) return {}
  const { testResults } = vitestReport.parse(JSON.parse(readFileSync(report, 'utf8')))
  const measured = Object.fromEntries(
    testResults.map(({ name, startTime, endTime }) => [relative(projectRoot, name), Math.round(endTime - startTime)]),
  )
  mkdirSync(dirname(timesFile), { recursive: true })
  writeFileSync(timesFile, JSON.stringify({ ...former, ...measured }))
  return measured
}
