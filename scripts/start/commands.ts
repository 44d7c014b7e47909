import type { Engine } from '@foyer/database'
import { readSettings, type Settings } from '../settings.ts'
import { openSettledEngine } from './databases.ts'
import { describeFailure, exitCodes } from './exit-codes.ts'

export type Commands = Record<string, (settings: Settings) => Promise<void>>

/** Runs the command named by the first argument; a failure prints a sentence and sets an exit code. */
export async function runNamedCommand(commands: Commands, usage: string): Promise<void> {
  const name = process.argv[2] ?? ''
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) return refuseCommand(usage)
  await Promise.resolve()
    .then(() => command(readSettings(process.env)))
    .catch((error: unknown) => {
      const failure = describeFailure(error)
      console.error(failure ? failure.sentence : error)
      process.exitCode = failure?.code ?? exitCodes.unexpected
    })
}

/** Ends a command that was called incorrectly. */
export function refuseCommand(sentences: string): void {
  console.error(sentences)
  process.exitCode = exitCodes.settings
}

/** Opens the database of the settings for one piece of work. */
export async function withEngine(settings: Settings, work: (engine: Engine) => Promise<void>): Promise<void> {
  const engine = await openSettledEngine(settings)
  try {
    await work(engine)
  } finally {
    await engine.close()
  }
}
