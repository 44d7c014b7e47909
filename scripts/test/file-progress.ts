import type { Reporter } from 'vitest/node'

/** Number of reports in a run. */
const REPORTS = 10

/** Vitest's reporter of how many test files have ended, and how many there are. */
export class FileProgress implements Reporter {
  #ended = 0
  #all = 0

  onTestRunStart(files: readonly unknown[]): void {
    this.#ended = 0
    this.#all = files.length
  }

  onTestModuleEnd(): void {
    this.#ended += 1
    const step = Math.ceil(this.#all / REPORTS)
    if (this.#ended % step === 0) process.stdout.write(`\n${this.#ended} of ${this.#all} test files\n`)
  }
}
