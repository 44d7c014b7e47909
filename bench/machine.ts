import { execFileSync } from 'node:child_process'
import { arch, cpus, platform, release, totalmem } from 'node:os'
import { chromium } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { browserFlags } from '../scripts/browser.ts'
import { findMedian } from './statistics.ts'

const INDEX_ROUNDS = 7

/** Description of the measuring machine, in one line. */
export async function describeMachine(browser: string): Promise<string> {
  const processors = cpus()
  const memoryGb = Math.round(totalmem() / 1024 ** 3)
  return [
    `${processors.length} × ${processors[0]?.model.trim() || arch()}`,
    `${memoryGb} GB`,
    `${platform()} ${release()}`,
    `Node.js ${process.version}`,
    readVersion(browser),
    `benchmark index ${Math.round(await measureIndex(browser))}`,
  ].join(', ')
}

/**
 * Speed of the browser's scripts as Lighthouse states it: the median of its benchmark index. 1,500 to 2,000 are a fast
 * desktop computer, whose fourth is a phone of the middle class.
 */
async function measureIndex(executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const page = await browser.newPage()
    const indices: number[] = []
    for (let round = 0; round < INDEX_ROUNDS; round += 1)
      indices.push(await page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex})()`))
    return findMedian(indices)
  } finally {
    await browser.close()
  }
}

function readVersion(command: string): string {
  try {
    return execFileSync(command, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'no version of the browser'
  }
}
