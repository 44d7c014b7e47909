declare global {
  interface Window {
    /** Supplied by a host template; false blocks the deposit page (DEP-03, OPEN-80). */
    foyerDepositPrecheck?: () => boolean | Promise<boolean>
  }
}

/** Waits for the host template's callback; without one the result is true, and a failing one is false. */
export async function mayEnterDeposit({
  foyerDepositPrecheck,
}: Pick<Window, 'foyerDepositPrecheck'>): Promise<boolean> {
  try {
    return foyerDepositPrecheck === undefined || (await foyerDepositPrecheck()) === true
  } catch {
    return false
  }
}

/**
 * A tap on the link to the deposit page: with a callback it waits for it, and goes there unless the callback refuses
 * (FOOT-21). Without one the link is followed as any other.
 */
export async function tapDeposit(
  event: { preventDefault(): void },
  page: Pick<Window, 'foyerDepositPrecheck'>,
  go: () => void,
): Promise<void> {
  if (!page.foyerDepositPrecheck) return
  event.preventDefault()
  if (await mayEnterDeposit(page)) go()
}
