import { readFileSync } from 'node:fs'

/** The list of the embedded vendor, as its file is. */
export const arcadeGames: unknown = JSON.parse(
  readFileSync(new URL('../../../arcade/games.json', import.meta.url), 'utf8'),
)
