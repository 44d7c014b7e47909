import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readCheckOutput, readPlaywrightReport, readVitestReport, sumTallies } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'tally-'))
const write = (content: unknown): string => {
  const file = join(folder, 'report.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
afterAll(() => rmSync(folder, { recursive: true }))

const vitest = (passed: number, failed: number, files: Array<{ status: string; assertionResults: unknown[] }> = []) =>
  write({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, testResults: files })

const playwright = (stats: object, errors: unknown[] = [], suites: unknown[] = []) =>
  write({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors, suites })

describe('a run is only green when every runner has said so', () => {
  it.each([
    ['tests that passed', () => readVitestReport(vitest(3, 0), 0), { passed: 3, failed: 0 }],
    ['a failed test', () => readVitestReport(vitest(3, 1), 1), { passed: 3, failed: 1 }],
    [
      'a file that could not be read',
      () => readVitestReport(vitest(3, 0, [{ status: 'failed', assertionResults: [] }]), 1),
      { passed: 3, failed: 1 },
    ],
    ['an error outside of all tests', () => readVitestReport(vitest(3, 0), 1), { passed: 3, failed: 1 }],
    ['no report', () => readVitestReport(join(folder, 'none.json'), 0), { passed: 0, failed: 1 }],
    ['half a report', () => readVitestReport(write('{"numPassed'), 0), { passed: 0, failed: 1 }],
    ['journeys that passed', () => readPlaywrightReport(playwright({ expected: 2 }), 0), { passed: 2, failed: 0 }],
    [
      'a journey that passed on its second try',
      () =>
        readPlaywrightReport(
          playwright(
            { expected: 2, flaky: 1 },
            [],
            [
              {
                specs: [],
                suites: [{ specs: [{ title: 'a bet', file: 'a.spec.ts', line: 7, tests: [{ status: 'flaky' }] }] }],
              },
            ],
          ),
          0,
        ),
      { passed: 3, failed: 0, flaky: ['a.spec.ts:7 a bet'] },
    ],
    [
      'a test that passed on its second try',
      () =>
        readVitestReport(
          vitest(1, 0, [
            {
              status: 'passed',
              assertionResults: [{ status: 'passed', fullName: 'a kill', failureMessages: ['Error'] }],
            },
          ]),
          0,
        ),
      { passed: 1, failed: 0, flaky: ['a kill'] },
    ],
    ['a journey that did not load', () => readPlaywrightReport(playwright({}, ['x']), 1), { passed: 0, failed: 1 }],
    ['a check', () => readCheckOutput('ok  a\n\n9 passed, 0 failed\n', 0), { passed: 9, failed: 0 }],
    ['a failed check', () => readCheckOutput('\n8 passed, 1 failed: types\n', 1), { passed: 8, failed: 1 }],
    ['a check that broke', () => readCheckOutput('TypeError', 1), { passed: 0, failed: 1 }],
  ])('%s', (_, read, tally) => {
    expect(read()).toMatchObject(tally)
  })

  it('adds up', () => {
    const one = { passed: 1, failed: 2, skipped: 3, flaky: ['a'] }
    expect(sumTallies([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6, flaky: ['a', 'a'] })
  })
})
