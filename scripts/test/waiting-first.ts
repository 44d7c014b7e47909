import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that wait minutes for draws and restarts of an instance, and use little CPU. */
const WAITING = ['scripts/integration/restart.test.ts', 'scripts/start/start.test.ts']

/** Starts the files that wait most before all others: begun late, they would run on alone at the end. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isWaiting = ({ moduleId }: TestSpecification) => WAITING.some((path) => moduleId.endsWith(path))
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))]
  }
}
