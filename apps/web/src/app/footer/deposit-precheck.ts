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
