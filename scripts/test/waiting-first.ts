import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take 20 s and more, most of it waiting for draws, time limits and processes. */
const WAITING = [
  'scripts/integration/restart.test.ts',
  'scripts/start/start.test.ts',
  'apps/server/src/ledger/ledger.kill.test.ts',
  'scripts/integration/silent-stop.test.ts',
  'packages/database/src/unresponsive-server.test.ts',
]

/** Starts the files that wait most before all others: begun late, they would run on alone at the end. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => WAITING.findIndex((path) => moduleId.endsWith(path))
    const waiting = sorted.filter((file) => rank(file) >= 0).sort((a, b) => rank(a) - rank(b))
    return [...waiting, ...sorted.filter((file) => rank(file) < 0)]
  }
}
