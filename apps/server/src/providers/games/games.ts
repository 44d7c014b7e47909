/** What a vendor needs to open one of its games for a member. */
export interface GameOpening {
  /** Single-use, 60 s: the vendor exchanges it for the player by its signed call. */
  token: string
  gameCode: string
  /** Language code of the contract. */
  language: string
}

/** The next draw of a vendor's lottery and its last results, newest first. Times are the vendor's own. */
export interface DrawReport {
  gameCode: string
  drawId: string
  closesAt: Date
  drawsAt: Date
  serverTime: Date
  recent: { drawId: string; digits: number[]; drawnAt: Date }[]
}

/** What the platform needs of a game vendor (DEC-04); money moves by the vendor's own calls, never by these. */
export interface GameProvider {
  /** Code of the vendor: stands beside its games and signs its wallet calls. */
  readonly code: string
  /** Its name as members see it. */
  readonly name: string
  /** Origins on which its games live; a game's address anywhere else is refused (T19). */
  readonly origins: readonly string[]
  /** The address that opens a game. */
  makeGameUrl(opening: GameOpening): string
}

/** A vendor whose draws the platform shows. */
export interface DrawProvider {
  /** Undefined when the vendor does not answer, or has no draw on sale. Never throws. */
  readDraws(): Promise<DrawReport | undefined>
}
