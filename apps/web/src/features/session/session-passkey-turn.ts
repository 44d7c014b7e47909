/** A suggestion in the form, from its focus until the member chooses it. */
export interface PasskeyOffer {
  /** The request of its challenge: a tap waits for it, since its own must be the later one. */
  holdUntil(asked: Promise<unknown>): void
  /** Whether no tap has taken over. */
  isCurrent(): boolean
  /** Runs the login with the chosen passkey; taps are ignored meanwhile. */
  choose(logIn: () => Promise<void>): Promise<void>
}

/**
 * Order of the two ways to the device's passkeys, the button and the suggestion in the form: one logs in at a time, since
 * the server refuses the second of two logins with one passkey. A tap takes over from a suggestion that waits.
 */
export function createPasskeyTurn() {
  let offered: Promise<unknown> = Promise.resolve()
  let taps = 0
  let isChosen = false
  return {
    /** False while a chosen suggestion logs in. */
    canTap: () => !isChosen,
    /** Resolves once the suggestion has its challenge: then it can be cancelled. */
    async takeOver(): Promise<void> {
      taps += 1
      await offered
    },
    startOffer(): PasskeyOffer {
      const before = taps
      return {
        holdUntil(asked) {
          offered = asked.catch(() => undefined)
        },
        isCurrent: () => taps === before,
        async choose(logIn) {
          isChosen = true
          try {
            await logIn()
          } finally {
            isChosen = false
          }
        },
      }
    },
  }
}
