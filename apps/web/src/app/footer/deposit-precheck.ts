declare global {
  interface Window {
    /** Supplied by a host template; false keeps the member from the deposit (DEP-03, OPEN-80). */
    foyerDepositPrecheck?: () => boolean | Promise<boolean>
  }
}

/** Waits for the host template's word; without a callback it is yes, and a callback that fails is a no. */
export async function mayEnterDeposit({
  foyerDepositPrecheck,
}: Pick<Window, 'foyerDepositPrecheck'>): Promise<boolean> {
  try {
    return foyerDepositPrecheck === undefined || (await foyerDepositPrecheck()) === true
  } catch {
    return false
  }
}
