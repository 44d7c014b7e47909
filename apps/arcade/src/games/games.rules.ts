import { type ArcadeGame, LOTTERY, toArcadeGame } from '../game/arcade-game.rules.ts'
import { baccarat } from './baccarat/baccarat.rules.ts'
import { crash } from './crash/crash.rules.ts'
import { dice } from './dice/dice.rules.ts'
import { mines } from './mines/mines.rules.ts'
import { plinko } from './plinko/plinko.rules.ts'
import { slot } from './slot/slot.rules.ts'

/** Every game, one row each. The browser loads its screen by the file's name, `games/<id>/<id>-screen.tsx`. */
export const games: readonly ArcadeGame[] = [
  LOTTERY,
  toArcadeGame(dice),
  toArcadeGame(mines),
  toArcadeGame(plinko),
  crash,
  toArcadeGame(slot),
  toArcadeGame(baccarat),
]
